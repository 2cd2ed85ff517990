import Foundation
import HTTPMessages
import MicroHTTPServer
import Testing

/// Slow clients are cut off, patient ones are not.
struct WatchdogTests {
  static let strict = options {
    $0.headerDeadline = .seconds(1)
    $0.idleTimeout = .seconds(60)
  }

  @Test(arguments: ["G", "GET / HT", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX"])
  func anUnfinishedHeadIsCut(start: String) throws {
    let server = try startServer(WatchdogTests.strict)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send(start)
    #expect(client.readToEnd() == [])
    #expect(try RawClient(port: server.port).get("/next").text == "GET\n/next")
  }

  @Test(arguments: [true, false]) func aDrippingHeadIsCut(afterRequest: Bool) throws {
    let server = try startServer(WatchdogTests.strict)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    if afterRequest {
      #expect(try client.get("/").status == 200)
      Thread.sleep(forTimeInterval: 0.2)
    }
    // A byte every tenth of a second keeps the library's own timer from ever ending.
    for byte in "GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8 + [UInt8](repeating: 120, count: 400) {
      client.send([byte])
      if server.openConnections == 0 { break }
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(client.readToEnd() == [])
  }

  @Test func aDrippingHeadIsCutOnAUnixSocketToo() throws {
    let path = NSTemporaryDirectory() + "watchdog-\(UUID().uuidString.prefix(8)).sock"
    let server = try Server(
      listeningOn: .unix(path: path), options: WatchdogTests.strict, responder: echo)
    defer { server.stop() }
    let client = try RawClient(path: path)
    client.send("GET / HTTP/1.1\r\nHost: a\r\nX")
    #expect(client.readToEnd() == [])
  }

  @Test func anIdleConnectionOutlivesTheDeadlineOfHeads() throws {
    let server = try startServer(WatchdogTests.strict)
    defer { server.stop() }
    let fresh = try RawClient(port: server.port)
    let used = try RawClient(port: server.port)
    #expect(try used.get("/1").status == 200)
    Thread.sleep(forTimeInterval: 4)
    #expect(try used.get("/2").text == "GET\n/2")
    #expect(try fresh.get("/3").text == "GET\n/3")
  }

  @Test(arguments: [true, false]) func anIdleConnectionIsReaped(afterRequest: Bool) throws {
    let server = try startServer(options { $0.idleTimeout = .seconds(1) })
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    if afterRequest { #expect(try client.get("/").status == 200) }
    #expect(client.readToEnd() == [])
  }

  @Test func aClientThatDoesNotReadIsCut() throws {
    let body = [UInt8](repeating: 7, count: 50_000_000)
    let server = try startServer(options { $0.answerDeadline = .seconds(1) }) { _ in
      Response(status: .ok, body: body)
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    while server.requestsInFlight == 0 {}
    while server.openConnections > 0 { Thread.sleep(forTimeInterval: 0.05) }
    #expect(server.requestsInFlight == 0)
  }

  @Test func slowClientsDoNotKeepOthersWaiting() throws {
    let server = try startServer(WatchdogTests.strict)
    defer { server.stop() }
    let slow = try (0..<200).map { _ in
      let client = try RawClient(port: server.port)
      client.send("GET / HTTP/1.1\r\nX")
      return client
    }
    let client = try RawClient(port: server.port)
    for number in 0..<100 { #expect(try client.get("/\(number)").status == 200) }
    for client in slow { #expect(client.readToEnd() == []) }
  }
}
