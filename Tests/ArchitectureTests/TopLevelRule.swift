extension Rule {
  /// What may stand at the top of the repository, dot files aside.
  static let topLevelNames: Set = [
    "Package.swift", "Package.resolved", "Sources", "Tests", "Benchmarks", "Dockerfile", "config",
    "README.md", "Makefile", "docs", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
    "dist",
  ]

  /// The top of the repository is a short table of contents.
  static let topLevel = Rule("the top level stays short") { (repository: Repository) in
    repository.topLevel.filter { !$0.hasPrefix(".") && !topLevelNames.contains($0) }.sorted().map {
      Fault(path: $0, what: "has no place at the top of the repository")
    }
  }
}
