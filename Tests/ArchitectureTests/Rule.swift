import Testing

/// A rule of the architecture that can be checked by reading.
struct Rule: Sendable, CustomTestStringConvertible {
  /// What holds, in a few words.
  let testDescription: String
  /// All places where it does not.
  let faults: @Sendable (Repository) -> [Fault]

  /// A rule about the repository as a whole.
  init(_ name: String, faults: @escaping @Sendable (Repository) -> [Fault]) {
    testDescription = name
    self.faults = faults
  }

  /// A rule about every file in `Sources` by itself.
  init(_ name: String, inEverySource faults: @escaping @Sendable (SourceFile) -> [Fault]) {
    self.init(name) { $0.sources.flatMap(faults) }
  }

  /// The faults of files in `Sources` that are made up for a test.
  func faults(in sources: SourceFile...) -> [Fault] {
    faults(Repository(sources: sources))
  }
}
