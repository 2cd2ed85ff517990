import Foundation
import HTTPMessages
import MicroHTTPServer
import Synchronization
import Testing

/// Many connections on few workers.
struct WorkerLoopTests {
  /// With the library's own loop, exactly 128 or 256 connections that become ready together wait
  /// for its next timeout, here a second, before they are served; one connection less does not.
  @Test(arguments: [128, 256]) func connectionsReadyTogetherAreServed(count: Int) throws {
    let gate = Gate()
    let server = try startServer(options { $0.workers = 1 }) { request in
      if request.target.path == Array("/pause".utf8) { gate.pass() }
      return echo(request)
    }
    defer { server.stop() }
    let pausing = try RawClient(port: server.port)
    let clients = try (0..<count).map { _ in try RawClient(port: server.port) }
    for client in clients { #expect(try client.get("/warm").status == 200) }
    #expect(try pausing.get("/warm").status == 200)

    /// Lets so many requests become ready while the worker is held, and times their answers.
    func round(_ clients: ArraySlice<RawClient>) throws -> Duration {
      pausing.send("GET /pause HTTP/1.1\r\nHost: a\r\n\r\n")
      gate.waitForVisitor()
      for client in clients { client.send("GET /ready HTTP/1.1\r\nHost: a\r\n\r\n") }
      let start = ContinuousClock.now
      gate.open()
      for client in clients { #expect(try client.response().text == "GET\n/ready") }
      let time = ContinuousClock.now - start
      #expect(try pausing.response().status == 200)
      return time
    }
    var all = Duration.seconds(100)
    var oneLess = all
    for _ in 0..<8 {
      oneLess = min(oneLess, try round(clients.dropLast()))
      all = min(all, try round(clients[...]))
    }
    // The quickest rounds of either kind differ by far less, whatever else the machine does.
    #expect(all < oneLess + .milliseconds(700))
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

/// Holds a worker until it is opened for its one visitor.
private final class Gate: Sendable {
  private let visitors = Atomic<Int>(0)
  private let passes = Atomic<Int>(0)

  /// Waits, on the worker, until the gate is opened.
  func pass() {
    let number = visitors.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
    while passes.load(ordering: .acquiring) < number { usleep(200) }
  }

  /// Waits until a visitor is there.
  func waitForVisitor() {
    while visitors.load(ordering: .acquiring) == passes.load(ordering: .acquiring) { usleep(200) }
  }

  /// Lets the visitor pass.
  func open() {
    passes.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }
}
