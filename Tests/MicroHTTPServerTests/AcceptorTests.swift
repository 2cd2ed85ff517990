import Foundation
import HTTPMessages
import MicroHTTPServer
import Testing

/// Accepting when descriptors have run out; in a process of its own, as the limit is its whole.
struct AcceptorTests {
  @Test func withoutDescriptorsTheServerRestsAndRecovers() async {
    await #expect(processExitsWith: .success) {
      let server = try startServer()
      defer { server.stop() }
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      let free = dup(0)
      close(free)
      limit.rlim_cur = rlim_t(free + 64)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      var taken: [Int32] = []
      while case let descriptor = dup(0), descriptor >= 0 { taken.append(descriptor) }
      close(taken.removeLast())
      // The client takes the last descriptor; the system completes the connection for it.
      let client = try RawClient(port: server.port)
      client.send("GET /late HTTP/1.1\r\nHost: a\r\n\r\n")
      let before = clock()
      usleep(2_000_000)  // a timer of the runtime would need a descriptor
      let seconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
      let accepted = server.openConnections
      for descriptor in taken { close(descriptor) }
      // A worker that spins would have taken two seconds of processor time.
      #expect(seconds < 0.5)
      #expect(accepted == 0)
      #expect(try client.response().text == "GET\n/late")
    }
  }
}
