import HTTPMessages
import Testing

@testable import loaderd

@Suite struct RenderCommandTests {
  static let bytes: [UInt8] = [0x3c, 0x00, 0xff, 0x0a]

  private func recorded(_ response: Response) -> RecordedSurroundings {
    RecordedSurroundings(responder: { _ in response })
  }

  @Test func writesTheBodyToAFile() {
    let recorded = recorded(Response(status: .ok, body: Self.bytes))
    #expect(recorded.run("render", "coins", "--scale", "1.4", "-o", "a.svg") == .fine)
    #expect(recorded.file("a.svg") == Self.bytes)
    #expect(recorded.requests.map(\.target) == [RequestTarget("/loader/coins.svg?scale=1.4")])
    #expect(recorded.requests.map(\.method) == [.get])
    #expect(recorded.output.isEmpty)
  }

  @Test(arguments: [[], ["-o", "-"], ["--output=-"]])
  func writesTheBodyToStandardOutput(arguments: [String]) {
    let recorded = recorded(Response(status: .ok, body: Array("<svg/>".utf8)))
    let tool = CommandLineTool(surroundings: recorded.surroundings)
    #expect(tool.run(["render", "coins"] + arguments) == .fine)
    #expect(recorded.output == "<svg/>")
  }

  @Test func tellsEveryFaultOfAProblem() {
    let problem = """
      {"title": "Bad Request", "status": 400, "errors": [
        {"parameter": "scale", "value": "9", "accepted": "a number from 0.5 to 3"},
        {"parameter": "sclae", "value": "1", "suggestion": "scale"}]}
      """
    let recorded = recorded(Response(status: .badRequest, body: Array(problem.utf8)))
    #expect(recorded.run("render", "coins", "-o", "a.svg") == .wrongUsage)
    #expect(
      recorded.messages == [
        "loaderd: scale: \"9\" is not accepted; accepted is a number from 0.5 to 3",
        "loaderd: sclae: \"1\" is not accepted; did you mean scale?",
      ])
    #expect(recorded.file("a.svg") == nil)
    #expect(recorded.output.isEmpty)
  }

  @Test(arguments: [
    ("{\"title\": \"Not Found\"}", "loaderd: Not Found"),
    ("{\"title\": \"a\", \"detail\": \"b\"}", "loaderd: b"),
    ("rubbish", "loaderd: the request was answered with status 404"),
    ("{}", "loaderd: the request was answered with status 404"),
  ])
  func tellsAProblemWithoutFaults(body: String, message: String) {
    let recorded = recorded(Response(status: .notFound, body: Array(body.utf8)))
    #expect(recorded.run("render", "coins") == .wrongUsage)
    #expect(recorded.messages == [message])
  }

  @Test func failuresOfTheServiceAreFailures() {
    let recorded = recorded(Response(status: .internalServerError))
    #expect(recorded.run("render", "coins") == .failed)
  }

  @Test func aFileThatCannotBeWrittenIsAFailure() {
    let recorded = recorded(Response(status: .ok, body: Self.bytes))
    #expect(recorded.run("render", "coins", "-o", "refused", "--format", "svg") == .failed)
    #expect(recorded.messages.count == 1)
    #expect(recorded.messages.first?.hasPrefix("loaderd: refused cannot be written: ") == true)
  }
}
