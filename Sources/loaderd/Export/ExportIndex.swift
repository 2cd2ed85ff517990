import JSONReading

/// The list of all files, and the journal of those that are made while the list is not yet there.
enum ExportIndex {
  /// The name of the list.
  static let name = "index.json"
  /// The name of the journal.
  static let journal = ".export.ndjson"

  /// The list as JSON, an entry a line.
  static func document(_ entries: [ExportEntry], version: String) -> [UInt8] {
    var text = head(version) + Array(",\"files\":[\n".utf8)
    for (place, entry) in entries.enumerated() {
      text += entry.json
      text += Array((place == entries.count - 1 ? "\n" : ",\n").utf8)
    }
    return text + Array("]}\n".utf8)
  }

  /// The first line of the journal.
  static func firstLine(version: String) -> [UInt8] { head(version) + Array("}\n".utf8) }

  /// The entries of a list by the same version of the program; none of anything else.
  static func entries(ofDocument bytes: [UInt8], version: String) -> [ExportEntry] {
    guard let json = try? JSONValue(parsing: bytes), json[pointer: "/version"]?.text == version
    else { return [] }
    return (json[pointer: "/files"]?.elements ?? []).compactMap { ExportEntry($0) }
  }

  /// The entries of a journal by the same version of the program; lines that are cut short do not
  /// count.
  static func entries(ofJournal bytes: [UInt8], version: String) -> [ExportEntry] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, let head = try? JSONValue(parsing: Array(first)),
      head[pointer: "/version"]?.text == version
    else { return [] }
    return lines.dropFirst().compactMap { line in
      (try? JSONValue(parsing: Array(line))).flatMap { ExportEntry($0) }
    }
  }

  private static func head(_ version: String) -> [UInt8] {
    Array("{\"version\":\"\(version)\"".utf8)
  }
}
