import Foundation
import Testing

@testable import loaderd

@Suite struct WholeFileTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory.appending(path: name).path
  }

  @Test(arguments: [0, 1, 65_536, 65_537, WholeFile.limit])
  func readsWhatItWrote(count: Int) throws {
    let path = try path("a")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try WholeFile.write([1, 2, 3], to: path)
    try WholeFile.write(bytes, to: path)
    #expect(try WholeFile.read(path) == bytes)
    try FileManager.default.removeItem(at: directory)
  }

  @Test func refusesWhatIsTooLong() throws {
    let path = try path("a")
    try WholeFile.write([UInt8](repeating: 0, count: WholeFile.limit + 1), to: path)
    #expect(throws: FileFault.tooLong(limit: WholeFile.limit)) { try WholeFile.read(path) }
    try FileManager.default.removeItem(at: directory)
  }

  @Test func tellsWhatIsMissing() throws {
    #expect(throws: FileFault.missing) { try WholeFile.read(path("none")) }
    #expect(throws: FileFault.directory) { try WholeFile.read(directory.path) }
    #expect(throws: FileFault.directory) { try WholeFile.write([], to: directory.path) }
    try FileManager.default.removeItem(at: directory)
  }
}
