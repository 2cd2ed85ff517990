import Foundation
import HTTPMessages
import JSONReading
import LoaderService
import Loaders
import Testing

@testable import DataLoaders
@testable import loaderd

/// Files that describe loaders, from the command line to the service.
@Suite struct LoaderFilesTests {
  static let good = """
    {"name": "small", "title": "Small", "summary": "A dot.", "family": "dots",
     "parts": [{"id": "dot"}],
     "nodes": [{"id": "dot", "shape": {"type": "circle", "radius": 5}, "fill": "dot"}]}
    """
  static let bad = good.replacing("\"fill\": \"dot\"", with: "\"fill\": \"dto\"")

  private func collection(_ files: [String: String], overriding: Bool = false) throws
    -> (LoaderCollection, Settings)
  {
    var settings = Settings()
    settings.loaders = "dir"
    settings.overrideLoaders = overriding
    let loaders = try Composition.loaders(settings) { _ in
      files.map { LoaderFile(name: $0.key, bytes: Array($0.value.utf8)) }
    }
    return (loaders, settings)
  }

  private func status(_ target: String, _ service: Service) -> Status {
    service.respond(to: Request(target: RequestTarget(target))).status
  }

  @Test func aFileIsALoaderLikeAnyOther() throws {
    let (loaders, settings) = try collection(["a.json": Self.good])
    #expect(loaders.faultLines(in: settings) == [])
    let service = try Composition.service(settings, loaders: loaders)
    for target in [
      "/loader/small.svg?dot=f00&duration=2", "/frames/small.ndjson", "/frames/small?t=0.3",
      "/loader/small.png?size=16", "/loaders/small", "/schemas/small-parameters.json",
    ] {
      #expect(status(target, service) == .ok, "\(target)")
    }
    let plain = try Composition.service(Settings())
    #expect(status("/loader/small.svg", plain) == .notFound)
  }

  @Test func theSchemaIsServed() throws {
    let response = try Composition.service(Settings()).respond(
      to: Request(target: RequestTarget("/schemas/loader.json")))
    #expect(response.headers["Content-Type"] == "application/schema+json")
    #expect(String(decoding: response.body, as: UTF8.self) == LoaderFileSchema.text)
  }

  @Test func aFaultyFileIsToldAndLeftOut() throws {
    let (loaders, settings) = try collection([
      "a.json": Self.bad,
      "b.json": Self.good.replacing("\"name\": \"small\"", with: "\"name\": \"b\""),
    ])
    #expect(
      loaders.faultLines(in: settings) == [
        "dir/a.json: /nodes/0/fill: \"dto\" names nothing; accepted is the id of a part, a colour of"
          + " CSS, currentColor or none; there are dot; did you mean dot?",
        "dir/a.json is faulty and left out",
      ])
    let service = try Composition.service(settings, loaders: loaders)
    #expect(status("/loader/small.svg", service) == .notFound)
    #expect(status("/loader/b.svg", service) == .ok)
  }

  /// What is kept by a reload is told as loudly as at the start.
  @Test func theLastGoodVersionIsTold() throws {
    let (first, settings) = try collection(["a.json": Self.good])
    let second = try Composition.loaders(settings, earlier: first) { _ in
      [LoaderFile(name: "a.json", bytes: Array(Self.bad.utf8))]
    }
    #expect(
      second.faultLines(in: settings).last
        == "dir/a.json is faulty; its last good version goes on")
    #expect(status("/loader/small.svg", try Composition.service(settings, loaders: second)) == .ok)
  }

  @Test func aDirectoryThatCannotBeReadIsAFault() throws {
    var settings = Settings()
    settings.loaders = "/nowhere"
    let fault = try #require(throws: StartFault.self) { try Composition.loaders(settings) }
    #expect(fault.reason == "the directory of loaders /nowhere does not exist")
  }

  /// A part would hide the parameter of its name: those of every loader are not to be had.
  @Test(arguments: ["size", "t", "fps", "title", "color", "v", "theme", "preset"])
  func namesOfParametersAreReserved(name: String) throws {
    let text = Self.good.replacing("\"dot\"", with: "\"\(name)\"")
    let (loaders, _) = try collection(["a.json": text])
    let problems = loaders.outcomes[0].faults.map(\.problem)
    #expect(problems == [.reserved], "\(problems)")
  }

  @Test(arguments: [
    LoaderFileFault.Problem.notJSON(.init(reason: .syntax, line: 1, column: 2)),
    .byteOrderMark, .tooLong(maximum: 9),
    .cannotBeRead(reason: "is gone"), .unaccepted, .missing("a"), .unknownMember(known: ["a"]),
    .unknownName(known: []), .unreadable, .repeated, .tooMany("nodes", maximum: 3), .descending,
    .incomplete(["a"]), .unused, .reserved, .taken, .more,
  ])
  func everyFaultIsASentence(problem: LoaderFileFault.Problem) {
    let words = LoaderFileFault("", nil, problem, accepted: "a").words
    #expect(!words.isEmpty && !words.contains("\n") && !words.hasSuffix("."))
  }

  /// Names of files, tracks and nodes are the author's own, and may hold anything.
  @Test func everyFaultIsALine() throws {
    let text = Self.good.replacing("\"nodes\"", with: #""tr\nack": 1, "order": ["x"], "nodes""#)
      .replacing(#"{"id": "dot", "shape""#, with: #"{"id": "d\u001bt", "shape""#)
    let (loaders, settings) = try collection(["a\nb\u{1B}.json": text])
    let lines = loaders.faultLines(in: settings)
    #expect(lines.count > 2 && lines.allSatisfy { $0.hasPrefix(#""dir/a\nb\u{1b}.json""#) })
    for line in lines { #expect(!line.contains("\n") && !line.contains("\u{1B}"), "\(line)") }
    var elsewhere = settings
    elsewhere.loaders = "/no\nwhere"
    let fault = try #require(throws: StartFault.self) { try Composition.loaders(elsewhere) }
    #expect(fault.reason == #"the directory of loaders "/no\nwhere" does not exist"#)
  }

  @Test func checkListsTheLoadersOfADirectory() {
    let recorded = RecordedSurroundings(files: ["dir/a.json": Self.good])
    #expect(recorded.run("check", "dir") == .fine)
    #expect(recorded.output == "a.json  small  Small\n")
    #expect(recorded.run("check", "--loaders", "dir") == .fine)
    #expect(recorded.output.contains("flag --loaders"))
  }

  @Test(arguments: [["check", "dir"], ["check", "--loaders", "dir"]])
  func checkTellsEveryFaultOfADirectory(arguments: [String]) {
    let recorded = RecordedSurroundings(
      files: ["dir/a.json": Self.bad, "dir/b.json": "[", "dir/c.json": Self.good])
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(arguments) == .wrongUsage)
    #expect(recorded.output.isEmpty)
    for words in ["dir/a.json: /nodes/0/fill", "dir/b.json: line 1"] {
      #expect(recorded.messages.contains { $0.contains(words) }, "\(recorded.messages)")
    }
    #expect(recorded.run("check", "none") == .wrongUsage)
    #expect(recorded.messages.last == "loaderd: the directory of loaders none does not exist")
  }

  /// No file is no fault, but seldom what was meant.
  @Test(arguments: [["check", "dir"], ["check", "--loaders", "dir"]])
  func checkTellsThatThereIsNoFile(arguments: [String]) {
    let recorded = RecordedSurroundings(files: ["dir/readme.md": ""])
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(arguments) == .fine)
    #expect(
      recorded.messages == [
        "loaderd: the directory of loaders dir has no file whose name ends with .json"
      ])
  }

  @Test func builtInNamesNeedASetting() {
    let taken = Self.good.replacing("\"name\": \"small\"", with: "\"name\": \"coins\"")
    let recorded = RecordedSurroundings(files: ["dir/a.json": taken])
    #expect(recorded.run("check", "dir") == .wrongUsage)
    #expect(recorded.messages.first?.contains("overrideLoaders") == true)
    #expect(recorded.run("check", "dir", "--override-loaders", "on") == .fine)
  }

  @Test(arguments: [["list"], ["render", "small"]])
  func commandsTakeADirectory(arguments: [String]) {
    let recorded = RecordedSurroundings(responder: { _ in Response(status: .ok, body: [0x7B, 0x7D])
    })
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(arguments + ["--loaders", "dir", "--override-loaders", "on"]) == .fine)
    #expect(recorded.settings.map(\.loaders) == ["dir"])
    #expect(recorded.settings.map(\.overrideLoaders) == [true])
    #expect(tool.run(arguments + ["--loaders", ""]) == .wrongUsage)
  }
}
