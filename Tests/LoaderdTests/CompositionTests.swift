import Foundation
import HTTPMessages
import LoaderService
import Testing

@testable import loaderd

@Suite(.timeLimit(.minutes(2))) struct CompositionTests {
  @Test(arguments: [
    (["coins"], "/loader/coins.svg"),
    (["balls", "--scale", "1.4", "--duration=1.2"], "/loader/balls.svg?duration=1.2&scale=1.4"),
    (["coins.json", "--t", "0.35"], "/frames/coins?t=0.35"),
  ])
  func renderWritesWhatTheServerSends(arguments: [String], target: String) throws {
    let recorded = RecordedSurroundings(responder: Self.responder)
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(["render"] + arguments) == .fine)

    let program = try RunningProgram(["--port", "0"])
    let port = try #require(program.port().flatMap(Int.init))
    let body = try self.body(of: target, port: port)
    #expect(!body.isEmpty)
    #expect(recorded.output == body)
    program.send(SIGTERM)
    #expect(program.exitCode() == 0)
  }

  @Test(arguments: [
    (["--sclae", "1"], "did you mean scale?"), (["--scale", "1,5"], "scale: \"1,5\""),
    (["--format", "xyz"], "xyz"),
  ])
  func renderTellsTheFaultsOfTheService(arguments: [String], words: String) {
    let recorded = RecordedSurroundings(responder: Self.responder)
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(["render", "coins"] + arguments) == .wrongUsage)
    #expect(recorded.messages.contains { $0.contains(words) }, "\(recorded.messages)")
  }

  @Test(arguments: ["coins", "balls"])
  func listNamesTheLoaders(name: String) {
    let recorded = RecordedSurroundings(responder: Self.responder)
    #expect(recorded.run("list") == .fine)
    #expect(recorded.output.split(separator: "\n").contains { $0.hasPrefix(name + " ") })
  }

  /// Answers without a server at the default settings.
  private static let responder: Responder = { request in
    do throws(StartFault) {
      return try Composition.service(Settings()).respond(to: request)
    } catch {
      return Response(status: .internalServerError)
    }
  }

  @Test func isNotReadyButAliveDuringTheDelay() throws {
    let program = try RunningProgram(["--port", "0", "--drain-delay", "300"])
    let port = try #require(program.port())
    let url = "http://127.0.0.1:\(port)"
    let recorded = RecordedSurroundings()
    #expect(recorded.run("health", "--url", url + "/readyz") == .fine)
    program.send(SIGTERM)
    #expect(program.line(containing: "stopping, ") != nil)
    #expect(recorded.run("health", "--url", url + "/readyz") == .failed)
    #expect(recorded.messages.last?.hasSuffix("answers 503") == true)
    #expect(recorded.run("health", "--url", url) == .fine)
    program.send(SIGTERM)
    #expect(program.exitCode() == 1)
  }

  @Test func theSettingsReachTheService() throws {
    var settings = Settings()
    settings.maxAge = 77
    settings.parameters = 1
    let service = try Composition.service(settings)
    let answer = service.respond(to: Request(target: RequestTarget("/loader/coins.svg")))
    #expect(answer.headers["Cache-Control"]?.contains("max-age=77") == true)
    let two = RequestTarget("/loader/coins.svg?scale=1&size=9")
    #expect(service.respond(to: Request(target: two)).status == .badRequest)
  }

  @Test(
    arguments: [
      (
        ["size", "szie"], nil, "allowedParameters: no loader has a parameter \"szie\"; did you mean"
      ),
      (nil, "colour=f00", "presets, a: no loader has a parameter \"colour\"; did you mean color?"),
    ] as [([String]?, String?, String)])
  func rulesAboutNothingAreRefused(names: [String]?, query: String?, words: String) throws {
    var settings = Settings()
    settings.allowedParameters = names
    settings.presets = query.flatMap { Preset(name: "a", query: $0) }.map { [$0] } ?? []
    let fault = try #require(throws: StartFault.self) { try Composition.service(settings) }
    #expect(fault.reason.hasPrefix(words), "\(fault.reason)")
  }

  @Test func everyNameOfTheServiceIsOneOfItsOwn() throws {
    var settings = Settings()
    settings.allowedParameters = ["size", "t", "fps", "v", "_", "color", "ball1", "scale"]
    _ = try Composition.service(settings)
  }

  private func body(of target: String, port: Int) throws -> String {
    let socket = try StreamSocket(
      to: .tcp(host: "127.0.0.1", port: port), deadline: .now + .seconds(60))
    try socket.send(
      Array("GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8))
    var bytes: [UInt8] = []
    while case let piece = try socket.receive(), !piece.isEmpty { bytes += piece }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.range(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
  }
}
