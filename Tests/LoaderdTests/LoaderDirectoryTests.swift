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
      #expect(mkfifo(place.appending(path: "pipe.json").path, 0o600) == 0)
      let found = try LoaderDirectory.files(place.path)
      #expect(found.map(\.name) == ["a.json", "b.json", "link.json"])
      #expect(found.map(\.content).contains(.bytes(Array("b.json".utf8))))
    }
  }

  /// What is passed over would be gone at a reload; what is told is kept as it was.
  @Test func whatCannotBeLookedAtIsTold() throws {
    try directory { place in
      let files = FileManager.default
      for (name, target) in [("none.json", "none"), ("ring.json", "ring.json")] {
        try files.createSymbolicLink(
          at: place.appending(path: name), withDestinationURL: place.appending(path: target))
      }
      let strange = open(place.path + "/a\u{7F}.json", O_CREAT | O_WRONLY, 0o600)
      #expect(strange >= 0 && close(strange) == 0)
      let bytes = Array(place.path.utf8) + [0x2F, 0x62, 0xFF] + Array(".json".utf8) + [0]
      let other = open(bytes.map(CChar.init(bitPattern:)), O_CREAT | O_WRONLY, 0o600)
      #expect(other >= 0 && close(other) == 0)
      let found = try LoaderDirectory.files(place.path)
      #expect(
        found.map(\.name) == ["a\u{7F}.json", "b\u{FFFD}.json", "none.json", "ring.json"])
      #expect(
        found.map(\.content) == [
          .bytes([]), .unreadable(reason: "has a name that is not UTF-8"),
          .unreadable(reason: "is a link that leads nowhere"),
          .unreadable(reason: "\(FileFault.refused(ELOOP))"),
        ])
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
