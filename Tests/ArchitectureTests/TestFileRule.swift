extension Rule {
  /// The targets of plain values, whose files can each be tested by themselves.
  static let valueTargets: Set = ["Timeline", "Geometry", "SceneGraph", "HTTPMessages"]
  /// The number of lines up to which a file may go without a test file of its own.
  static let untestedLength = 40

  /// `Foo.swift` has its tests in `FooTests.swift`, in its target's test folder.
  static let testFiles = Rule("value files have test files") { (repository: Repository) in
    let tests = Dictionary(grouping: repository.tests) { "\($0.target)/\($0.stem)" }
    return repository.sources.compactMap { file in
      guard valueTargets.contains(file.target), file.lineCount > untestedLength else { return nil }
      let count = tests["\(file.target)Tests/\(file.stem)Tests"]?.count ?? 0
      guard count != 1 else { return nil }
      return Fault(path: file.path, what: "\(count) files named \(file.stem)Tests.swift, not one")
    }
  }
}
