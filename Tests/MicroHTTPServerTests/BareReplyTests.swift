import HTTPMessages
import Testing

@testable import MicroHTTPServer

/// Replies that are written past the library (RFC 9112, section 4).
struct BareReplyTests {
  private static let response = Response(
    status: .badRequest, headers: ["Content-Type": "text/plain", "X-A": ""], body: [0x61, 0x62])

  @Test func wholeReply() {
    let text = String(
      decoding: BareReply.bytes(of: Self.response, hasContent: true), as: UTF8.self)
    #expect(
      text == "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain\r\n"
        + "Content-Length: 2\r\n\r\nab")
  }

  /// The answer to `HEAD` tells the length of what it leaves out (RFC 9110, section 9.3.2).
  @Test func withoutContent() {
    let text = String(
      decoding: BareReply.bytes(of: Self.response, hasContent: false), as: UTF8.self)
    #expect(text.hasSuffix("Content-Length: 2\r\n\r\n"))
  }

  /// However many fields there are, and whatever they leave of the memory, there is a reply.
  @Test(arguments: 150...260)
  func everyNumberOfFields(count: Int) throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let fields = String(repeating: "A:\r\n", count: count)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\(fields)Connection: close\r\n\r\n")
    #expect([200, 431].contains(try client.response().status))
  }
}
