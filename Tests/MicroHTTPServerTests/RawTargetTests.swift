import HTTPMessages
import MicroHTTPServer
import Testing

/// The target reaches the responder as it was sent, byte by byte (RFC 9112, section 3.2.1).
struct RawTargetTests {
  @Test(arguments: [
    "/", "//", "/%00", "/a%00b", "/a+b", "/a%2Cb%2cc", "//a///b/", "/..%2F../x", "/a?b", "/?",
    "/??", "/a?b?c", "/a?b=%00&c=+&d=%2C&&e", "/a?b=c=d", "/a;b=c?d;e", "/%", "/%zz?%", "/a#b",
    "/\u{e9}?\u{1f600}", "/a?http://x/?y",
  ])
  func itIsPreserved(target: String) throws {
    let server = try startServer(options { $0.workers = 1 }) { request in
      Response(
        status: .ok, body: request.target.path + (request.target.query.map { [63] + $0 } ?? []))
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    #expect(try client.get(target).text == target)
    #expect(try client.get("/plain").text == "/plain")
  }

  /// The library alone would hang over a query with hundreds of parameters.
  @Test(arguments: [480, 2000]) func thousandsOfParametersAreNoMatter(count: Int) throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let query = (0..<count).map { _ in "a=1" }.joined(separator: "&")
    #expect(try client.get("/q?\(query)").text == "GET\n/q\n\(query)")
    #expect(try client.get("/next").text == "GET\n/next")
  }

  @Test func fiveThousandParametersFitALargerPool() throws {
    let server = try startServer(
      options {
        $0.connectionPoolBytes = 131_072
        $0.targetBytes = 65_536
        $0.headerBytes = 100_000
      })
    defer { server.stop() }
    let query = (0..<5000).map { "p\($0)=1" }.joined(separator: "&")
    #expect(try RawClient(port: server.port).get("/q?\(query)").text == "GET\n/q\n\(query)")
  }

  @Test func fiveThousandParametersAboveTheLimitAreRefused() throws {
    let server = try startServer()
    defer { server.stop() }
    let query = (0..<5000).map { "p\($0)=1" }.joined(separator: "&")
    #expect(try RawClient(port: server.port).get("/q?\(query)").status == 414)
    #expect(try RawClient(port: server.port).get("/next").text == "GET\n/next")
  }

  @Test(arguments: [(1, 200), (100, 200), (101, 414), (102, 414)])
  func theLimitIsExact(size: Int, status: Int) throws {
    let server = try startServer(options { $0.targetBytes = 100 })
    defer { server.stop() }
    let target = "/" + String(repeating: "x", count: size - 1)
    #expect(try RawClient(port: server.port).get(target).status == status)
  }
}
