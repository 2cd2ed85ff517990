public import Loaders
internal import JSONReading

/// The built-in loaders together with those that files describe: what a service is made of.
public struct LoaderCollection: Sendable {
  /// What became of one file.
  public struct Outcome: Sendable {
    /// The name of the file, without its directory.
    public let file: String
    /// The loader that is served, `nil` where there is none.
    public let loader: DataLoader?
    /// Every fault of the file.
    public let faults: [LoaderFileFault]

    /// Whether the loader is that of an earlier version of the file, since this one is faulty.
    public var isKept: Bool { loader != nil && !faults.isEmpty }
  }

  /// Every loader: the built-in ones, then those of the files, in the order of their names.
  public let loaders: [any Loader]
  /// The directory that the files are of; `nil` where none is told.
  public let directory: String?
  /// What became of each file, in the order of their names.
  public let outcomes: [Outcome]

  /// Joins loaders with those of files: a pure function of what it is given.
  ///
  /// A faulty file is left out; where it was good in `earlier`, of the same directory, that version
  /// goes on. A name that
  /// another loader has is a fault of the file, but that of a built-in loader where `overriding`
  /// lets files take it: the built-in one is left out, or loses the alias.
  public init(
    _ builtIn: [any Loader], files: [LoaderFile], of directory: String? = nil,
    overriding: Bool = false, reserved: [String] = [], earlier: LoaderCollection? = nil
  ) {
    let before = earlier?.directory == directory ? earlier?.outcomes ?? [] : []
    var names = LoaderNames(builtIn, overriding: overriding)
    var outcomes: [Outcome] = []
    var described: [DataLoader] = []
    for file in files.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      var (loader, faults) = file.read(reserved: reserved)
      if let found = loader {
        faults = names.faults(of: found)
        if !faults.isEmpty { loader = nil }
      }
      if loader == nil {
        let last = before.first { $0.file == file.name }?.loader
        loader = last.flatMap { names.faults(of: $0).isEmpty ? $0 : nil }
      }
      if let loader {
        names.take(loader)
        described.append(loader)
      }
      outcomes.append(Outcome(file: file.name, loader: loader, faults: faults))
    }
    loaders = names.builtIn + described
    self.directory = directory
    self.outcomes = outcomes
  }
}

/// The names that are taken while files are read.
private struct LoaderNames {
  /// The built-in loaders that are left, with the aliases that are left to them.
  private(set) var builtIn: [any Loader]
  private let overriding: Bool
  private var taken: Set<String> = []

  init(_ builtIn: [any Loader], overriding: Bool) {
    self.builtIn = builtIn
    self.overriding = overriding
  }

  /// What is wrong with the names of a loader.
  func faults(of loader: DataLoader) -> [LoaderFileFault] {
    let replaced = overriding ? builtIn.first { $0.name == loader.name } : nil
    let others = builtIn.filter { $0.name != replaced?.name }
    var faults: [LoaderFileFault] = []
    func check(_ name: String, _ pointer: String, _ known: [String]) {
      if taken.contains(name) || known.contains(name) {
        faults.append(LoaderFileFault(pointer, .string(name), .taken))
      }
    }
    check(
      loader.name, "/name", overriding ? [] : others.flatMap { [$0.name] + $0.aliases })
    for (index, alias) in loader.aliases.enumerated() {
      check(alias, "/aliases/\(index)", others.flatMap { [$0.name] + $0.aliases })
    }
    return faults
  }

  /// Takes the names of a loader, from built-in ones where that is allowed.
  mutating func take(_ loader: DataLoader) {
    taken.formUnion([loader.name] + loader.aliases)
    builtIn = builtIn.compactMap { other in
      if other.name == loader.name { return nil }
      guard other.aliases.contains(loader.name) else { return other }
      return RenamedLoader(other, aliases: other.aliases.filter { $0 != loader.name })
    }
  }
}
