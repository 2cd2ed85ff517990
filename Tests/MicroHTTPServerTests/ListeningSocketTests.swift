import Foundation
import HTTPMessages
import MicroHTTPServer
import Testing

/// Where a server can listen, and where not.
struct ListeningSocketTests {
  private static func path(_ name: String) -> String {
    NSTemporaryDirectory() + "\(name)-\(UUID().uuidString.prefix(8)).sock"
  }

  @Test(arguments: ["127.0.0.1", "localhost", "", "::1", "[::1]", "::"])
  func hostsBecomeAddresses(host: String) throws {
    let server = try Server(
      listeningOn: .tcp(host: host, port: 0), options: options { $0.workers = 1 },
      responder: echo)
    defer { server.stop() }
    let port = try #require(server.port)
    #expect(port > 0)
    let bound = server.boundAddress
    #expect(bound.port == port)
    #expect(["127.0.0.1", "0.0.0.0", "::1", "::"].contains(bound.host))
    if bound.host != "::1" {
      let response = try RawClient(port: port).get("/x")
      #expect(response.text == "GET\n/x")
    }
  }

  @Test func anAddressInUseIsAnError() throws {
    let server = try startServer()
    defer { server.stop() }
    let port = try #require(server.port)
    let error = ServerError.unbindable(address: "127.0.0.1:\(port)", code: EADDRINUSE)
    #expect(throws: error) {
      try Server(listeningOn: .tcp(host: "127.0.0.1", port: port), responder: echo)
    }
    #expect(error.description == "cannot listen on 127.0.0.1:\(port): Address already in use")
  }

  @Test func aPortCanBeShared() throws {
    let sharing = options { $0.reusePort = true }
    let first = try startServer(sharing)
    defer { first.stop() }
    let port = try #require(first.port)
    let second = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: port), options: sharing, responder: echo)
    second.stop()
    #expect(try RawClient(port: port).get("/").status == 200)
  }

  @Test func aHostThatIsNoneIsAnError() throws {
    #expect {
      try Server(listeningOn: .tcp(host: "no.such.host.invalid", port: 1), responder: echo)
    } throws: { error in
      guard case ServerError.unresolved("no.such.host.invalid", 1, _) = error else { return false }
      return true
    }
  }

  @Test func aUnixSocketIsServedAndRemoved() throws {
    let path = ListeningSocketTests.path("served")
    let server = try Server(listeningOn: .unix(path: path)) { request in
      Response(status: .ok, body: Array((request.peer ?? "none").utf8))
    }
    #expect(server.port == nil)
    #expect(server.boundAddress.description == "unix:\(path)")
    let client = try RawClient(path: path)
    #expect(try client.get("/").text == "none")
    #expect(try client.get("/").text == "none")
    #expect(throws: ServerError.unbindable(address: "unix:\(path)", code: EADDRINUSE)) {
      try Server(listeningOn: .unix(path: path), responder: echo)
    }
    server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aStaleSocketIsReplacedAndAFileIsNot() throws {
    let path = ListeningSocketTests.path("stale")
    let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #expect(bind(dead, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0)
      }
    }
    close(dead)
    let server = try Server(listeningOn: .unix(path: path), responder: echo)
    #expect(try RawClient(path: path).get("/x").text == "GET\n/x")
    server.stop()
    try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: ServerError.pathIsNoSocket(path: path)) {
      try Server(listeningOn: .unix(path: path), responder: echo)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("precious".utf8))
  }

  @Test func aPathMustFit() throws {
    let path = "/" + String(repeating: "x", count: 108)
    #expect(throws: ServerError.pathTooLong(path: path, limit: 107)) {
      try Server(listeningOn: .unix(path: path), responder: echo)
    }
  }

  @Test func anInheritedDescriptorIsServed() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #expect(listen(descriptor, 16) == 0)
    let server = try Server(listeningOn: .descriptor(descriptor), responder: echo)
    defer { server.stop() }
    #expect(server.boundAddress.host == "0.0.0.0")
    #expect(try RawClient(port: server.port).get("/x").text == "GET\n/x")
  }

  @Test func aDescriptorThatDoesNotListenIsRefused() throws {
    let silent = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let datagram = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    let file = open("/dev/null", O_RDONLY)
    defer { [silent, datagram, file].forEach { close($0) } }
    for descriptor in [silent, datagram, file, -1] {
      #expect(throws: ServerError.notListening(descriptor: descriptor)) {
        try Server(listeningOn: .descriptor(descriptor), responder: echo)
      }
    }
    #expect(fcntl(silent, F_GETFD) >= 0)
  }
}
