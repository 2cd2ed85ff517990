import HTTPMessages
import MicroHTTPServer
import Testing

/// Contents on both sides of the length from which they are no more copied.
struct HeldBodyTests {
  @Test(arguments: [32_767, 32_768, 65_535, 65_536, 65_537, 98_304, 1_000_001])
  func bodiesArriveExactly(size: Int) throws {
    let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 256) }
    let server = try startServer(options { $0.workers = 1 }) { request in
      var response = Response(status: .ok, headers: ["ETag": "\"a\""], body: body)
      response.provenance.isReusable = request.target.path == Array("/kept".utf8)
      return response
    }
    defer { server.stop() }
    let clients = try (0..<3).map { _ in try RawClient(port: server.port) }
    for target in ["/made", "/kept", "/kept", "/kept"] {
      // All at one time: one object may be on its way to several clients.
      for client in clients { client.ask(target) }
      for client in clients {
        let response = try client.response()
        #expect(response.values("Content-Length") == ["\(size)"])
        #expect(response.body == body)
      }
    }
    #expect(server.readings.hits >= 3)
  }
}
