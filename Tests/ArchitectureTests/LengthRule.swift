extension Rule {
  /// The greatest number of lines in a file.
  static let greatestLength = 400
  /// The number of lines that half of the files stay below.
  static let medianLength = 100

  /// One idea, one file.
  static let length = Rule("files are short") { (repository: Repository) in
    [("Sources", repository.sources), ("Tests", repository.tests)].flatMap { folder, files in
      tooLong(files) + medianTooLong(folder, files)
    }
  }

  private static func tooLong(_ files: [SourceFile]) -> [Fault] {
    files.filter { $0.lineCount > greatestLength }.map {
      Fault(path: $0.path, what: "\($0.lineCount) lines, at most \(greatestLength)")
    }
  }

  private static func medianTooLong(_ folder: String, _ files: [SourceFile]) -> [Fault] {
    let lengths = files.map(\.lineCount).sorted()
    guard let median = lengths.dropFirst(lengths.count / 2).first, median >= medianLength else {
      return []
    }
    return [Fault(path: folder, what: "median of \(median) lines, not below \(medianLength)")]
  }
}
