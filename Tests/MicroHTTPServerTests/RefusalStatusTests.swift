import Foundation
import HTTPMessages
import MicroHTTPServer
import Testing

/// What a refused client reads (RFC 9457).
struct RefusalResponseTests {
  private struct Problem: Decodable {
    var type: String
    var title: String
    var status: Int
    var detail: String
  }

  @Test(arguments: Refusal.allCases) func itIsAProblem(refusal: Refusal) throws {
    let response = refusal.response
    let problem = try JSONDecoder().decode(Problem.self, from: Data(response.body))
    #expect(problem.type == "about:blank")
    #expect(problem.status == response.status.rawValue)
    #expect(!problem.title.isEmpty && !problem.detail.isEmpty)
    #expect(response.headers["Content-Type"] == "application/problem+json")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    #expect(response.headers["Access-Control-Allow-Origin"] == "*")
  }

  @Test func wordsCanBeReplaced() throws {
    let server = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options(),
      refuse: { Response(status: .badRequest, body: Array("\($0)".utf8)) }, responder: echo)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\n\r\n")
    let response = try client.response()
    #expect(response.text == "host")
    #expect(response.values("Connection") == ["close"])
  }
}
