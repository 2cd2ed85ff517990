import Foundation
import HTTPMessages
import MicroHTTPServer
import Synchronization
import Testing

/// Many connections on few workers.
struct WorkerLoopTests {
  /// With the library's own loop, 128 or 256 connections of one thread that become ready together
  /// wait for its next timeout instead of being served; a round here would then take seconds.
  @Test(arguments: [127, 128, 129, 256, 384]) func connectionsReadyTogetherAreServed(
    count: Int
  ) throws {
    let server = try startServer(options { $0.workers = 1 })
    defer { server.stop() }
    let clients = try (0..<count).map { _ in try RawClient(port: server.port) }
    for client in clients { #expect(try client.get("/warm").status == 200) }
    #expect(server.openConnections == count)
    let clock = ContinuousClock()
    let rounds = 20
    let start = clock.now
    for round in 0..<rounds {
      for client in clients { client.send("GET /\(round) HTTP/1.1\r\nHost: a\r\n\r\n") }
      for client in clients { #expect(try client.response().text == "GET\n/\(round)") }
    }
    // The stall would be about a second in every round.
    #expect(clock.now - start < .seconds(rounds))
  }

  @Test func clientsOverTheLimitWaitForTheirTurn() throws {
    let server = try startServer(
      options {
        $0.workers = 1
        $0.connections = 3
      })
    defer { server.stop() }
    var clients = try (0..<3).map { _ in try RawClient(port: server.port) }
    for client in clients { #expect(try client.get("/").status == 200) }
    let waiting = try RawClient(port: server.port)
    waiting.send("GET /late HTTP/1.1\r\nHost: a\r\n\r\n")
    for client in clients { #expect(try client.get("/").status == 200) }
    #expect(server.openConnections == 3)
    clients.removeLast()
    #expect(try waiting.response().text == "GET\n/late")
  }

  @Test func everyWorkerServes() throws {
    let threads = Mutex<Set<UInt>>([])
    let server = try startServer(options { $0.workers = 3 }) { request in
      _ = threads.withLock { $0.insert(UInt(pthread_self())) }
      Thread.sleep(forTimeInterval: 0.02)
      return echo(request)
    }
    defer { server.stop() }
    // While a worker is busy, others accept.
    for _ in 0..<50 where threads.withLock(\.count) < 3 {
      let clients = try (0..<12).map { _ in try RawClient(port: server.port) }
      for client in clients { client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
      for client in clients { #expect(try client.response().status == 200) }
    }
    #expect(threads.withLock(\.count) == 3)
  }

  @Test func workersBlockSignals() throws {
    let blocked = Mutex<[Int32: Bool]>([:])
    let server = try startServer { request in
      var signals = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &signals)
      let found = [SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGUSR1, SIGSEGV].map {
        ($0, sigismember(&signals, $0) == 1)
      }
      blocked.withLock { $0 = Dictionary(uniqueKeysWithValues: found) }
      return echo(request)
    }
    defer { server.stop() }
    #expect(try RawClient(port: server.port).get("/").status == 200)
    let expected: [Int32: Bool] = [
      SIGTERM: true, SIGINT: true, SIGHUP: true, SIGPIPE: true, SIGUSR1: true, SIGSEGV: false,
    ]
    #expect(blocked.withLock { $0 } == expected)
  }
}
