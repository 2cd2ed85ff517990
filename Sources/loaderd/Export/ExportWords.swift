/// What is told about a run.
enum ExportWords {
  /// How far a run is.
  static func progress(_ state: ExportRun.State) -> String {
    "loaderd: \(state.made + state.found) of \(state.entries.count) files, \(size(state.bytes))"
      + " made"
  }

  /// What a run that made everything did.
  static func end(_ state: ExportRun.State, in root: String) -> String {
    "loaderd: \(state.entries.count) files in \(root): \(state.made) made"
      + " (\(size(state.bytes))), \(state.found) were there"
  }

  /// A number of bytes with a unit, one decimal rounded down: `1.3 MB`.
  static func size(_ bytes: Int) -> String {
    for (unit, factor) in [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000)]
    where bytes >= factor {
      return "\(bytes / factor).\(bytes % factor * 10 / factor) \(unit)"
    }
    return "\(bytes) bytes"
  }
}
