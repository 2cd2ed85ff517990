import HTTPMessages
import MicroHTTPServer
import Synchronization
import Testing

/// The library's own log lines.
struct LogSinkTests {
  @Test func theyReachTheOneWhoAsked() throws {
    let lines = Mutex<[String]>([])
    let server = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options(),
      log: { line in lines.withLock { $0.append(line) } }, responder: echo)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    // The library itself refuses the version and logs the code.
    client.send("GET / HTTP/3.0\r\n\r\n")
    _ = client.readToEnd()
    let all = lines.withLock { $0 }
    #expect(all.contains { $0.contains("505") })
    #expect(all.allSatisfy { !$0.hasSuffix("\n") })
  }
}
