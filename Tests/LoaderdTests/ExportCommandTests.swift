import Foundation
import HTTPMessages
import LoaderService
import Testing

@testable import loaderd

@Suite final class ExportCommandTests {
  let place = FileManager.default.temporaryDirectory.appending(path: "loaderd-\(UUID())")
  let recorded = RecordedSurroundings()

  deinit { try? FileManager.default.removeItem(at: place) }

  private func run(_ arguments: String...) -> ExitCode {
    CommandLineTool(surroundings: recorded.surroundings)
      .run(["export", place.path] + arguments)
  }

  private func index() throws -> [ExportEntry] {
    let bytes = try WholeFile.read(place.path + "/index.json")
    return ExportIndex.entries(ofDocument: bytes, version: version)
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
  }

  @Test func writesWhatTheServiceAnswers() throws {
    #expect(run("--only", "coins,balls", "--formats", "svg,json,css") == .fine)
    let service = try Composition.service(Settings())
    let entries = try index()
    #expect(
      entries.map(\.file).sorted() == [
        "frames/balls.json", "frames/coins.json", "loader/balls.css", "loader/balls.svg",
        "loader/coins.css", "loader/coins.svg",
      ])
    for entry in entries {
      let bytes = try WholeFile.read("\(place.path)/\(entry.file)")
      let response = service.respond(to: .init(target: .init(entry.address)))
      #expect(bytes == response.body)
      #expect(entry.bytes == bytes.count)
      #expect(entry.tag == response.headers["ETag"])
      #expect(entry.mediaType == response.headers["Content-Type"])
    }
    #expect(
      try files().filter { $0.contains(".") }.sorted()
        == (entries.map(\.file) + ["index.json"]).sorted())
    #expect(recorded.messages.last?.hasSuffix("made (\(size(entries))), 0 were there") == true)
  }

  private func size(_ entries: [ExportEntry]) -> String {
    ExportWords.size(entries.map(\.bytes).reduce(0, +))
  }

  @Test func makesOnlyWhatIsNotThereAndWhole() throws {
    let arguments = ["export", place.path, "--formats", "svg", "--set", "a=size=64"]
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(arguments) == .fine)
    let entries = try index()
    let bytes = try WholeFile.read(place.path + "/index.json")
    try WholeFile.write([1, 2], to: "\(place.path)/\(entries[0].file)")
    try FileManager.default.removeItem(atPath: "\(place.path)/\(entries[1].file)")
    #expect(tool.run(arguments) == .fine)
    #expect(recorded.messages.last?.contains(": 2 made (") == true)
    #expect(try WholeFile.read(place.path + "/index.json") == bytes)
    #expect(tool.run(arguments + ["--anew"]) == .fine)
    #expect(recorded.messages.last?.hasSuffix(", 0 were there") == true)
  }

  @Test func aSetThatIsAnotherNowIsMadeAgain() throws {
    #expect(run("--only", "coins", "--formats", "svg", "--set", "a=size=64") == .fine)
    #expect(run("--only", "coins", "--formats", "svg", "--set", "a=size=65") == .fine)
    let entry = try #require(try index().first)
    #expect(entry.address == "/loader/coins.svg?size=65")
    #expect(entry.isWhole(try WholeFile.read("\(place.path)/\(entry.file)")))
  }

  @Test(
    "What is wrong is told before anything is written",
    arguments: [
      (["--only", "coinz"], "did you mean coins?"),
      (["--formats", "svg,gfi"], "did you mean gif?"),
      (["--set", "a"], "accepted is a name"), (["--jobs", "0"], "accepted is a whole number"),
      (["--set", "a=sclae=1"], "did you mean scale?"), (["--sets", "no.json"], "does not exist"),
      (["--set", "a=duration=never"], "/loader/coins.svg?duration=never: duration"),
    ] as [([String], String)])
  func wrongUsage(arguments: [String], said: String) {
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(["export", place.path] + arguments) == .wrongUsage)
    #expect(recorded.messages.contains { $0.contains(said) })
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func rulesForStrangersDoNotCount() throws {
    let key = String(repeating: "ab", count: 32)
    #expect(
      run(
        "--only", "coins", "--formats", "svg", "--signing-keys", key, "--base-path", "/x",
        "--allowed-parameters", "size", "--set", "a=scale=1.4") == .fine)
    #expect(try index().map(\.address) == ["/loader/coins.svg?scale=1.4"])
  }

  @Test func twoAtATimeDoNotMix() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let other = try #require(try Journal(place.path + "/" + ExportIndex.journal))
    #expect(run("--only", "coins") == .failed)
    try other.clear()
    #expect(recorded.messages.last?.hasSuffix("is written to by another export") == true)
  }

  @Test func whatCannotBeWrittenIsAFailure() throws {
    try FileManager.default.createDirectory(
      at: place.appending(path: "loader/coins.svg"), withIntermediateDirectories: true)
    #expect(run("--only", "coins", "--formats", "svg") == .failed)
    #expect(
      recorded.messages == [
        "loaderd: \(place.path)/loader/coins.svg cannot be written: it is a directory"
      ])
    #expect(try !files().contains("index.json"))
  }
}
