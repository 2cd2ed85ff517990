import HTTPMessages
import MicroHTTPServer
import Testing

/// What is refused before a responder sees it (RFC 9110, RFC 9112), and that the server goes on.
struct RequestInspectionTests {
  /// A request and the statuses that may answer it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let head: String
    let status: Int

    init(_ name: String, _ head: String, _ status: Int) {
      (self.name, self.head, self.status) = (name, head, status)
    }

    var testDescription: String { name }
  }

  private static let start = "GET / HTTP/1.1\r\nHost: a\r\n"
  private static let post = "POST / HTTP/1.1\r\nHost: a\r\n"
  private static let end = " HTTP/1.1\r\nHost: a\r\n\r\n"
  private static func x(_ count: Int) -> String { String(repeating: "x", count: count) }

  static let refused: [Case] = [
    Case("chunked", start + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 413),
    Case(
      "chunked, odd case", "PUT / HTTP/1.1\r\nHost: a\r\ntRANSFER-eNCODING: Chunked\r\n\r\n", 413),
    Case("other coding", start + "Transfer-Encoding: gzip\r\n\r\n", 501),
    Case("two codings", start + "Transfer-Encoding: gzip, chunked\r\n\r\n", 501),
    Case("coding, empty", start + "Transfer-Encoding:\r\n\r\n", 501),
    Case(
      "coding and length",
      post + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    Case(
      "length and coding",
      post + "Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n", 400),
    Case("coding in 1.0", "GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    Case("content", post + "Content-Length: 5\r\n\r\nhello", 413),
    Case("content of GET", start + "Content-Length: 5\r\n\r\nhello", 413),
    Case(
      "content that is a request",
      start + "Content-Length: 30\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n", 413),
    Case("equal lengths", start + "Content-Length: 0\r\nContent-Length: 0\r\n\r\n", 400),
    Case("lengths", start + "Content-Length: 0\r\nContent-Length: 9\r\n\r\n", 400),
    Case("blank in a name", start + "X Y: 1\r\n\r\n", 400),
    Case("blank behind a name", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
    Case("blank before a name", "GET / HTTP/1.1\r\n Host: a\r\n\r\n", 400),
    Case("no name", start + ": 1\r\n\r\n", 400),
    Case("no ASCII in a name", start + "XÄ: 1\r\n\r\n", 400),
    Case("no colon", start + "X\r\n\r\n", 400),
    Case("control in a value", start + "X: a\u{1}b\r\n\r\n", 400),
    Case("delete in a value", start + "X: a\u{7f}b\r\n\r\n", 400),
    Case("CR in a value", start + "X: a\rb\r\n\r\n", 400),
    Case("NUL in a value", start + "X: a\0b\r\nY: c\r\n\r\n", 400),
    Case("NUL in the last value", "GET / HTTP/1.1\r\nX: y\r\nHost: a\0b\r\n\r\n", 400),
    Case("folded", start + "X: one\r\n two\r\nY: z\r\n\r\n", 400),
    Case("folded at the end", start + "X: one\r\n\ttwo\r\n\r\n", 400),
    Case("folded with nothing", start + "X: one\r\n \r\n\r\n", 400),
    Case("no Host", "GET / HTTP/1.1\r\nX: y\r\n\r\n", 400),
    Case("no field", "GET / HTTP/1.1\r\n\r\n", 400),
    Case("two Hosts", start + "Host: a\r\n\r\n", 400),
    Case("two Hosts in 1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    Case("empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400),
    Case("Host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
    Case("Host with user data", "GET / HTTP/1.1\r\nHost: u@a\r\n\r\n", 400),
    Case("lower-case method", "get / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("long method", "ABCDEFGHIJKLMNOPQ / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("digit in the method", "GET1 / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("no slash", "GET a HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("authority form", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("asterisk of GET", "GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("other scheme", "GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("no authority", "GET http:///x HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("user data", "GET http://u:p@a/x HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("space in the target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("two spaces", "GET /  HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("control in the target", "GET /a\u{1}b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("NUL in the target", "GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("NUL before the query", "GET /a\0b?c=d&e HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("false version", "GET /a\0HTTP/1.1\0?c=d&e HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    Case("no version", "GET /\r\nHost: a\r\n\r\n", 400),
    Case("odd version", "GET / HTTP/x.1\r\nHost: a\r\n\r\n", 400),
    Case("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    Case("long target", "GET /" + x(8192) + end, 414),
    Case("long query", "GET /?" + x(8191) + end, 414),
    Case(
      "large head",
      start + "X: " + x(12_300) + "\r\n\r\n", 431),
  ]

  @Test(arguments: refused) func itIsRefusedAndTheConnectionCloses(_ request: Case) throws {
    let server = try startServer(options { $0.workers = 1 })
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send(request.head)
    // A second request on the connection must never be answered.
    client.send("GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
    let bytes = try #require(client.readToEnd())
    let end = try #require(RawResponse.headEnd(in: bytes))
    let response = try #require(RawResponse(head: bytes[..<end]))
    #expect(response.status == request.status)
    #expect(response.values("Connection") == ["close"])
    #expect(response.values("Content-Length") == ["\(bytes.count - end)"])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("smuggled"))
    let next = try RawClient(port: server.port).get("/next")
    #expect(next.text == "GET\n/next")
    #expect(server.drain(within: .seconds(10)))
  }

  /// What libmicrohttpd answers itself: a first length that is no number, doubled in 0.9.75, and
  /// what does not fit the pool. Never is the next request answered wrongly.
  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0, 0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "GET /" + x(20_000) + end,
    start + "X: " + x(20_000) + "\r\n\r\n",
    start + String(repeating: "X: y\r\n", count: 2000) + "\r\n",
    start + "Cookie: " + String(repeating: "a=b;", count: 2000) + "\r\n\r\n",
    " / HTTP/1.1\r\nHost: a\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\r\n\r\n",
    ": : :\r\n\r\n",
  ])
  func whatTheLibraryRefusesEndsTheConnection(_ head: String) throws {
    let server = try startServer(options { $0.workers = 1 })
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send(head)
    client.send("GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
    let bytes = try #require(client.readToEnd())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(bytes.isEmpty || text.hasPrefix("HTTP/1.1 4"))
    #expect(!text.contains("smuggled"))
    #expect(try RawClient(port: server.port).get("/next").text == "GET\n/next")
  }

  @Test(arguments: [
    ("GET / HTTP/1.0\r\n\r\n", "GET\n/"),
    ("GET / HTTP/1.0\r\nHost: a\r\n\r\n", "GET\n/"),
    ("GET / HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n", "GET\n/"),
    ("GET / HTTP/1.1\r\nhost:a\r\n\r\n", "GET\n/"),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", "GET\n/"),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 000\r\n\r\n", "GET\n/"),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \u{e9}\t!\r\n\r\n", "GET\n/"),
    ("\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET\n/"),
    ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS\n*"),
    ("GET http://b:1/x?y HTTP/1.1\r\nHost: a\r\n\r\n", "GET\n/x\ny"),
    ("GET HTTPS://b HTTP/1.1\r\nHost: a\r\n\r\n", "GET\n/"),
    ("GET http://b?q HTTP/1.1\r\nHost: a\r\n\r\n", "GET\n/\nq"),
    ("BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n", "BREW\n/pot"),
  ])
  func itIsLetThrough(_ head: String, answer: String) throws {
    let server = try startServer(options { $0.workers = 1 })
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send(head)
    let response = try client.response()
    #expect(response.status == 200)
    #expect(response.text == answer)
  }

  @Test func theAuthorityOfTheTargetReplacesHost() throws {
    let server = try startServer { request in
      Response(status: .ok, body: Array((request.headers.combined("Host") ?? "").utf8))
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    // RFC 9112, section 3.2.2.
    #expect(try client.get("http://other:81/x").text == "other:81")
    #expect(try client.get("/x").text == "a")
  }
}
