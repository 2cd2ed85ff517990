import DataLoaders
import Foundation
import Testing

/// The files that the tests read.
enum TestFiles {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A built-in loader told as data.
  static func rebuilt(_ name: String) throws -> LoaderFile {
    try file(repository.appending(path: "Tests/DataLoadersTests/Files/\(name).json"))
  }

  /// The shipped examples.
  static func examples() throws -> [LoaderFile] {
    let folder = repository.appending(path: "config/loaders")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { try file(folder.appending(path: $0)) }
  }

  private static func file(_ place: URL) throws -> LoaderFile {
    LoaderFile(name: place.lastPathComponent, bytes: Array(try Data(contentsOf: place)))
  }

  /// A small file with members put in or in the place of its own.
  static func small(
    node: [String: String] = [:], part: [String: String] = [:], _ others: [String: String] = [:]
  ) -> LoaderFile {
    func object(_ own: [String: String], _ given: [String: String]) -> String {
      let members = own.merging(given) { $1 }.sorted { $0.key < $1.key }
      return "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }
    let first = object(
      ["id": "\"dot\"", "shape": #"{"type": "circle", "radius": 5}"#, "fill": "\"dot\""], node)
    let own = [
      "name": "\"small\"", "title": "\"Small\"", "summary": "\"A dot.\"", "family": "\"dots\"",
      "parts": "[" + object(["id": "\"dot\""], part) + "]", "nodes": "[\(first)]",
    ]
    return LoaderFile(name: "small.json", bytes: Array(object(own, others).utf8))
  }
}
