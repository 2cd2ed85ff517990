extension Rule {
  /// What is not done stands in no comment: it is done, or it is no part of the project.
  static let leftovers = Rule("nothing is left for later") { (repository: Repository) in
    let pattern = /\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/.wordBoundaryKind(.simple)
    return (repository.sources + repository.tests).flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line in
          line.firstMatch(of: pattern).map {
            Fault(path: file.path, line: index + 1, what: "\($0.output) is left")
          }
        }
    }
  }
}
