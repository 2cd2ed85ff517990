/// Which target may import what: the arrows of the architecture.
enum ImportTable {
  /// Where a target may import the platform's C library.
  enum CLibrary: Sendable {
    case nowhere
    case anywhere
    case inFile(String)
  }

  /// What one target may import.
  struct Row: Sendable {
    var modules: Set<String> = []
    var cLibrary: CLibrary = .nowhere
    var unsafe = false

    /// Whether the whole target may call C.
    var callsC: Bool {
      if case .anywhere = cLibrary { true } else { false }
    }
  }

  /// The platforms' names of the C library.
  static let cLibraries: Set = ["Glibc", "Musl", "Darwin"]

  /// System libraries: seen by the one target that wraps them.
  static let systemLibraries: Set = [
    "CMicroHTTPD", "CJansson", "CZlib", "CBrotli", "CSodium", "CCairo", "CPNG", "CGif", "CWebP",
  ]

  /// A row for every target that holds Swift; what stands in no row may not be imported.
  static let rows: [String: Row] = [
    "Timeline": Row(cLibrary: .inFile("Sine.swift")),
    "Geometry": Row(cLibrary: .inFile("Trigonometry.swift")),
    "SceneGraph": Row(modules: ["Geometry", "Timeline"]),
    "Loaders": Row(modules: ["SceneGraph", "Geometry", "Timeline"]),
    "DataLoaders": Row(
      modules: ["Loaders", "SceneGraph", "Geometry", "Timeline", "JSONReading"]),
    "Formats": Row(modules: ["SceneGraph", "Geometry", "Timeline"]),
    "RasterFormats": Row(
      modules: [
        "Formats", "SceneGraph", "Geometry", "Timeline", "CCairo", "CPNG", "CGif", "CWebP",
      ],
      unsafe: true),
    "HTTPMessages": Row(),
    "MicroHTTPServer": Row(
      modules: ["HTTPMessages", "CMicroHTTPD", "Synchronization"],
      cLibrary: .anywhere, unsafe: true),
    "JSONReading": Row(modules: ["CJansson"], unsafe: true),
    "Compressing": Row(modules: ["CZlib", "CBrotli"], unsafe: true),
    "Signing": Row(modules: ["CSodium"], unsafe: true),
    "PackedFormats": Row(modules: ["Formats", "SceneGraph", "Compressing"]),
    "LoaderService": Row(
      modules: [
        "Loaders", "Formats", "SceneGraph", "Timeline", "HTTPMessages", "JSONReading",
        "Compressing", "Signing", "Synchronization",
      ]),
    "loaderd": Row(
      modules: [
        "Timeline", "Geometry", "SceneGraph", "Loaders", "Formats", "PackedFormats",
        "RasterFormats", "HTTPMessages", "MicroHTTPServer", "JSONReading", "LoaderService",
        "Signing", "DataLoaders",
        "Synchronization",
      ],
      cLibrary: .anywhere),
  ]
}
