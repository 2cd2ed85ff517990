extension Rule {
  /// The targets of plain values, whose files can each be tested by themselves.
  static let valueTargets: Set = ["Timeline", "Geometry", "SceneGraph", "HTTPMessages"]
  /// The number of lines up to which a file may go without a test file of its own.
  static let untestedLength = 40

  /// `Foo.swift` has its tests in `FooTests.swift`, in its target's test folder.
  ///
  /// The parts of one algorithm, in a folder of their own, may be tested as a whole by the test
  /// folder of the same name instead.
  static let testFiles = Rule("value files have test files") { (repository: Repository) in
    let tests = Dictionary(grouping: repository.tests) { "\($0.target)/\($0.stem)" }
    return repository.sources.compactMap { file in
      guard valueTargets.contains(file.target), file.lineCount > untestedLength else { return nil }
      let count = tests["\(file.target)Tests/\(file.stem)Tests"]?.count ?? 0
      if count == 1 || count == 0 && isTestedAsPart(file, of: repository) { return nil }
      return Fault(path: file.path, what: "\(count) files named \(file.stem)Tests.swift, not one")
    }
  }

  private static func isTestedAsPart(_ file: SourceFile, of repository: Repository) -> Bool {
    let parts = file.path.split(separator: "/")
    guard parts.count > 2 else { return false }
    let folder = "\(parts[0])Tests/\(parts[1])/"
    return repository.tests.contains { $0.path.hasPrefix(folder) && $0.stem.hasSuffix("Tests") }
  }
}
