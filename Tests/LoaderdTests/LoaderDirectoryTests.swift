import DataLoaders
import Foundation
import Testing

@testable import loaderd

@Suite struct LoaderDirectoryTests {
  private func directory(_ body: (URL) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "loaders-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try body(place)
  }

  @Test func readsPlainFilesInOrder() throws {
    try directory { place in
      for name in ["b.json", "a.json", ".hidden.json", "readme.md", "c.json.bak"] {
        try Data(name.utf8).write(to: place.appending(path: name))
      }
      let files = FileManager.default
      try files.createDirectory(
        at: place.appending(path: "d.json"), withIntermediateDirectories: false)
      try files.createSymbolicLink(
        at: place.appending(path: "link.json"), withDestinationURL: place.appending(path: "a.json"))
      try files.createSymbolicLink(
        at: place.appending(path: "none.json"), withDestinationURL: place.appending(path: "none"))
      #expect(mkfifo(place.appending(path: "pipe.json").path, 0o600) == 0)
      let found = try LoaderDirectory.files(place.path)
      #expect(found.map(\.name) == ["a.json", "b.json", "link.json"])
      #expect(found.map(\.content).contains(.bytes(Array("b.json".utf8))))
    }
  }

  @Test func tooLongFilesAreNotRead() throws {
    try directory { place in
      for (name, count) in [("a.json", 262_145), ("b.json", 1_048_577)] {
        try Data(count: count).write(to: place.appending(path: name))
      }
      #expect(try LoaderDirectory.files(place.path).map(\.content) == [.tooLong, .tooLong])
    }
  }

  @Test func thereMustBeADirectory() throws {
    try directory { place in
      let none = place.appending(path: "none")
      #expect(throws: FileFault.missing) { try LoaderDirectory.files(none.path) }
      try Data().write(to: none)
      #expect(throws: FileFault.refused(ENOTDIR)) { try LoaderDirectory.files(none.path) }
    }
  }
}
