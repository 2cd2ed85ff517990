import Foundation

/// What the rules look at: the Swift files and the names at the top of the repository.
struct Repository: Sendable {
  /// The files in `Sources`.
  var sources: [SourceFile] = []
  /// The files in `Tests`.
  var tests: [SourceFile] = []
  /// The names of the entries at the top.
  var topLevel: [String] = []

  /// This repository, read from the disk once.
  static let current: Result<Repository, any Error> = Result {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try Repository(
      sources: swiftFiles(in: root.appending(path: "Sources")),
      tests: swiftFiles(in: root.appending(path: "Tests")),
      topLevel: FileManager.default.contentsOfDirectory(atPath: root.path))
  }

  private static func swiftFiles(in folder: URL) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return SourceFile(path, text)
      }
  }
}
