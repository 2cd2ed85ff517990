extension Rule {
  /// What is not done stands in no comment: it is done, or it is no part of the project.
  static let leftovers = Rule("nothing is left for later") { (repository: Repository) in
    (repository.sources + repository.tests).flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line in
          leftover(in: line).map {
            Fault(path: file.path, line: index + 1, what: "\($0) is left")
          }
        }
    }
  }

  private static let leftoverWords: Set<Substring> = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]

  private static func leftover(in line: Substring) -> Substring? {
    line.split { !$0.isLetter }.first(where: leftoverWords.contains)
  }
}
