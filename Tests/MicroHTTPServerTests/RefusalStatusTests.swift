import HTTPMessages
import MicroHTTPServer
import Testing

/// What the maker of refusals is told, and what stands in for it.
struct RefusalStatusTests {
  @Test(arguments: Refusal.allCases) func itIsAnError(refusal: Refusal) {
    #expect((400...599).contains(refusal.status.rawValue))
  }

  @Test func withoutWordsTheStatusIsTold() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\n\r\n")
    let response = try client.response()
    #expect(response.status == 400)
    #expect(response.text.isEmpty)
  }

  /// Only what is at fault is stood in for.
  @Test(arguments: [
    ("GET /a?b HTTP/1.1\r\nAccept: x\r\n\r\n", "host GET /a ?b x"),
    ("GET http://h/a?b HTTP/1.1\r\nHost: a\r\nAccept: x\r\nHost: b\r\n\r\n", "host GET /a ?b x"),
    ("HEAD0 /a HTTP/1.1\r\nHost: a\r\nAccept: x\r\n\r\n", "method HEAD0 /a - x"),
    ("GET a HTTP/1.1\r\nHost: a\r\nAccept: x\r\n\r\n", "target GET / - x"),
    ("GET /\u{1} HTTP/1.1\r\nHost: a\r\nAccept: x\r\n\r\n", "target GET / - x"),
    ("GET /a\0b HTTP/1.1\r\nHost: a\r\nAccept: x\r\n\r\n", "target GET / - x"),
    (
      "GET /abc/d?efghijkl HTTP/1.1\r\nHost: a\r\nAccept: x\r\n\r\n",
      "targetTooLong GET /abc/d - x"
    ),
    (
      "GET /abcdefghijklmnop?q HTTP/1.1\r\nHost: a\r\nAccept: x\r\n\r\n",
      "targetTooLong GET / - x"
    ),
    (
      "GET /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nAccept: x\r\n\r\nz",
      "content GET /a - x"
    ),
  ])
  func whatWasReadIsTold(head: String, told: String) throws {
    let server = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options { $0.targetBytes = 12 },
      refuse: { refusal, request in
        let path = String(decoding: request.target.path, as: UTF8.self)
        let query = request.target.query.map { "?" + String(decoding: $0, as: UTF8.self) }
        let words: [String] = [
          "\(refusal)", request.method.rawValue, path, query ?? "-",
          request.headers.combined("Accept") ?? "-",
        ]
        return Response(
          status: refusal.status, body: Array(words.joined(separator: " ").utf8))
      }, responder: echo)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send(head)
    let response = try client.response()
    #expect(response.text == told)
    #expect(response.values("Connection") == ["close"])
  }
}
