import Foundation
import HTTPMessages
import Synchronization
import Testing

@testable import MicroHTTPServer

/// Answers that are made away from the event loops, as clients see them.
@Suite(.timeLimit(.minutes(2))) struct DeferringTests {
  private static func server(
    _ studio: Studio, _ change: (inout ServerOptions) -> Void = { _ in },
    accessLog: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) throws -> Server {
    try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0),
      options: options {
        $0.workers = 1
        $0.workThreads = 2
        change(&$0)
      },
      refuse: { refusal, request in
        Response(
          status: refusal.status, headers: ["Retry-After": "2"],
          body: Array("\(refusal) \(String(decoding: request.target.path, as: UTF8.self))".utf8))
      }, accessLog: accessLog, answerer: studio.answer)
  }

  @Test func othersAreAnsweredWhileWorkIsDone() throws {
    let studio = Studio()
    let server = try Self.server(studio)
    defer { server.stop() }
    let slow = try RawClient(port: server.port)
    slow.ask("/slow")
    #expect(eventually { server.readings.work.inProgress == 1 })
    let quick = try RawClient(port: server.port)
    for number in 0..<100 { #expect(try quick.get("/now\(number)").status == 200) }
    #expect(eventually { server.requestsInFlight == 1 })
    studio.release()
    #expect(try slow.response().text == "/slow")
    #expect(eventually { server.requestsInFlight == 0 })
    #expect(server.readings.work.inProgress == 0)
    #expect(server.readings.work.done == 1)
    #expect(server.readings.durations.counts.reduce(0, +) == 101)
  }

  @Test func theConnectionIsKept() throws {
    let studio = Studio(isOpen: true)
    let server = try Self.server(studio)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for number in 0..<20 {
      #expect(try client.get("/piece/\(number)").text == "/piece/\(number)")
      #expect(try client.get("/now/\(number)").text == "GET\n/now/\(number)")
    }
    #expect(server.openConnections == 1)
    #expect(studio.begun.load(ordering: .relaxed) == 20)
  }

  @Test func requestsBehindAreAnsweredInOrder() throws {
    let studio = Studio()
    let server = try Self.server(studio)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for target in ["/now/1", "/slow/1", "/now/2", "/slow/2", "/now/3"] { client.ask(target) }
    #expect(try client.response().text == "GET\n/now/1")
    #expect(eventually { server.readings.work.inProgress == 1 })
    client.ask("/slow/1?late")
    studio.release(2)
    #expect(try client.response().text == "/slow/1")
    #expect(try client.response().text == "GET\n/now/2")
    #expect(try client.response().text == "/slow/2")
    #expect(try client.response().text == "GET\n/now/3")
    #expect(try client.response().first("X-Query") == "late")
  }

  @Test func headHasTheFieldsOfGetAndNoContent() throws {
    let server = try Self.server(Studio(isOpen: true, size: 500_000))
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let head = try client.get("/a?1", method: "HEAD")
    let get = try client.get("/a?1")
    #expect(head.status == 200)
    #expect(head.values("Content-Length") == ["500000"])
    #expect(head.first("ETag") == get.first("ETag"))
    #expect(get.body.count == 500_000)
    #expect(try client.get("/a?1", method: "HEAD").values("Content-Length") == ["500000"])
  }

  /// Work of the same key is done once for all who ask while it lasts, whichever worker they have.
  @Test(arguments: [1, 2]) func oneWorkIsSharedByAll(workers: Int) throws {
    let studio = Studio()
    let server = try Self.server(studio) { $0.workers = workers }
    defer { server.stop() }
    let clients = try (0..<40).map { _ in try RawClient(port: server.port) }
    for (number, client) in clients.enumerated() { client.ask("/one?\(number)") }
    #expect(eventually { server.readings.work.shared == 39 })
    studio.release()
    for (number, client) in clients.enumerated() {
      let response = try client.response()
      #expect(response.text == "/one")
      #expect(response.first("X-Query") == "\(number)")
    }
    #expect(studio.begun.load(ordering: .relaxed) == 1)
    #expect(server.readings.work.done == 1)
    #expect(try clients[0].get("/now").status == 200)
  }

  /// What was done once is kept for every worker, and later ready in the worker's own memory.
  @Test func whatWasDoneIsNotDoneAgain() throws {
    let studio = Studio(isOpen: true)
    let server = try Self.server(studio) { $0.workers = 2 }
    defer { server.stop() }
    for _ in 0..<40 {
      let client = try RawClient(port: server.port)
      #expect(try client.get("/a").text == "/a")
    }
    #expect(studio.begun.load(ordering: .relaxed) == 1)
    let readings = server.readings
    // Each worker makes at most two answers of it.
    #expect((1...3).contains(readings.work.reused))
    #expect(readings.hits == 39 - readings.work.reused)
    #expect(readings.work.keptResponses == 1)
  }

  @Test func failuresAndLargeContentsAreDoneAgain() throws {
    let studio = Studio(isOpen: true, size: 2000)
    let server = try Self.server(studio) {
      $0.cacheBytes = 4000
      $0.workCacheBytes = 4000
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for _ in 0..<3 {
      #expect(try client.get("/large").body.count == 2000)
      #expect(try client.get("/bad").status == 500)
      #expect(try client.get("/fail").status == 500)
    }
    #expect(studio.begun.load(ordering: .relaxed) == 9)
    #expect(server.readings.work.keptBytes == 0)
  }

  @Test func aFullQueueRefusesAtOnce() throws {
    let studio = Studio()
    let server = try Self.server(studio) {
      $0.workThreads = 1
      $0.workQueue = 1
    }
    defer { server.stop() }
    let clients = try (0..<2).map { _ in try RawClient(port: server.port) }
    clients[0].ask("/0")
    #expect(eventually { server.readings.work.inProgress == 1 })
    clients[1].ask("/1")
    #expect(eventually { server.readings.work.waiting == 1 })
    let late = try RawClient(port: server.port)
    for _ in 0..<3 {
      let refused = try late.get("/2")
      #expect(refused.status == 503)
      #expect(refused.first("Retry-After") == "2")
      #expect(refused.first("Connection") == nil)
      #expect(refused.text == "busy /2")
    }
    // What is under way for others takes no place.
    late.ask("/1")
    #expect(eventually { server.readings.work.shared == 1 })
    studio.release(2)
    #expect(try clients[0].response().text == "/0")
    #expect(try clients[1].response().text == "/1")
    #expect(try late.response().text == "/1")
    #expect(server.readings.work.rejected == 3)
  }

  @Test func whoWaitsTooLongIsToldSo() throws {
    let studio = Studio()
    let server = try Self.server(studio) {
      $0.workThreads = 1
      $0.workDeadline = .milliseconds(300)
    }
    defer { server.stop() }
    let clients = try (0..<2).map { _ in try RawClient(port: server.port) }
    clients[0].ask("/begun")
    #expect(eventually { server.readings.work.inProgress == 1 })
    clients[1].ask("/waiting")
    for client in clients {
      let refused = try client.response()
      #expect(refused.status == 503)
      #expect(refused.text.hasPrefix("overdue "))
    }
    #expect(eventually { server.readings.work.dropped == 1 })
    #expect(server.readings.work.overdue == 2)
    // What has begun goes on and is kept.
    studio.release()
    #expect(eventually { server.readings.work.done == 1 })
    #expect(try clients[0].get("/begun").text == "/begun")
    #expect(studio.begun.load(ordering: .relaxed) == 1)
  }

  @Test func nothingIsBegunForWhoHasGone() throws {
    let studio = Studio()
    let server = try Self.server(studio) { $0.workThreads = 1 }
    defer { server.stop() }
    let staying = try RawClient(port: server.port)
    staying.ask("/stays")
    #expect(eventually { server.readings.work.inProgress == 1 })
    do {
      let leaving = try (0..<3).map { _ in try RawClient(port: server.port) }
      for client in leaving { client.ask("/leaves") }
      #expect(eventually { server.readings.work.shared == 2 })
      #expect(server.readings.work.waiting == 1)
    }
    #expect(eventually { server.readings.work.dropped == 1 })
    #expect(eventually { server.openConnections == 1 })
    #expect(eventually { server.requestsInFlight == 1 })
    studio.release(9)
    #expect(try staying.response().text == "/stays")
    #expect(studio.begun.load(ordering: .relaxed) == 1)
  }

  @Test(arguments: [false, true]) func clientsMayGoWhileTheirWorkIsDone(byReset: Bool) throws {
    let studio = Studio()
    let server = try Self.server(studio)
    defer { server.stop() }
    do {
      let leaving = try RawClient(port: server.port)
      leaving.ask("/a")
      #expect(eventually { server.readings.work.inProgress == 1 })
      if byReset { leaving.resetOnClose() }
    }
    // A reset is noticed at once; one that only ended sending might still be reading.
    if byReset { #expect(eventually { server.openConnections == 0 }) }
    studio.release()
    #expect(eventually { server.openConnections == 0 })
    #expect(server.drain(within: .seconds(10)))
    #expect(try RawClient(port: server.port).get("/a").text == "/a")
    #expect(studio.begun.load(ordering: .relaxed) == 1)
  }

  @Test func whoHasEndedSendingIsAnswered() throws {
    let studio = Studio()
    let server = try Self.server(studio)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.ask("/half")
    client.finishSending()
    #expect(eventually { server.readings.work.inProgress == 1 })
    studio.release()
    #expect(try client.response().text == "/half")
    #expect(client.readToEnd() == [])
  }

  @Test func drainingWaitsForWork() throws {
    let studio = Studio()
    let server = try Self.server(studio)
    defer { server.stop() }
    let clients = try (0..<5).map { _ in try RawClient(port: server.port) }
    for (number, client) in clients.enumerated() { client.ask("/\(number)") }
    #expect(eventually { server.requestsInFlight == 5 })
    #expect(!server.drain(within: .milliseconds(50)))
    studio.release(5)
    #expect(server.drain(within: .seconds(10)))
    for (number, client) in clients.enumerated() {
      let response = try client.response()
      #expect(response.text == "/\(number)")
      #expect(response.values("Connection") == ["close"])
    }
  }

  @Test(arguments: [1, 2]) func stoppingClosesWhatWaits(workers: Int) throws {
    let studio = Studio()
    let server = try Self.server(studio) { $0.workers = workers }
    let clients = try (0..<12).map { _ in try RawClient(port: server.port) }
    for (number, client) in clients.enumerated() { client.ask("/\(number % 6)") }
    #expect(eventually { server.readings.work.shared == 6 })
    #expect(eventually { server.readings.work.inProgress == 2 })
    server.stop()
    for client in clients { #expect(client.readToEnd() == []) }
    #expect(server.openConnections == 0)
    // Work that has begun ends by itself, and tells nobody.
    studio.release(100)
    #expect(eventually { studio.ended.load(ordering: .relaxed) == 2 })
    #expect(studio.begun.load(ordering: .relaxed) == 2)
  }

  @Test func theLogTellsHowLongItTook() throws {
    let lines = Mutex("")
    let studio = Studio()
    let server = try Self.server(
      studio, { $0.accessLog = .text },
      accessLog: { bytes in lines.withLock { $0 += String(decoding: bytes, as: UTF8.self) } })
    let client = try RawClient(port: server.port)
    client.ask("/a")
    #expect(eventually { server.readings.work.inProgress == 1 })
    usleep(20_000)
    studio.release()
    #expect(try client.response().status == 200)
    server.stop()
    let words = lines.withLock { $0 }.split(separator: " ")
    #expect(words.drop { $0 != "GET" }.prefix(5).elementsEqual(["GET", "/a", "200", "2", "miss"]))
    let seconds = try #require(words.last.flatMap { Double($0.dropLast()) })
    #expect(seconds >= 0.02)
    #expect(server.readings.answers == [.init(route: 5, method: "GET", status: 200, count: 1)])
  }

  /// Many clients, works, workers and threads at one time: every answer is the right one.
  @Test func aCrowdIsServed() throws {
    let studio = Studio(isOpen: true, size: 100_000)
    let server = try Self.server(studio) {
      $0.workers = 2
      $0.workQueue = 1000
      $0.workCacheBytes = 1_000_000
    }
    defer { server.stop() }
    for round in 0..<20 {
      let clients = try (0..<30).map { _ in try RawClient(port: server.port) }
      for (number, client) in clients.enumerated() {
        client.ask("/\(round)/\(number % 7)?\(number)")
        client.ask("/now/\(number)")
      }
      for (number, client) in clients.enumerated() where number % 5 != 0 {
        let response = try client.response()
        #expect(response.body.starts(with: "/\(round)/\(number % 7)".utf8))
        #expect(response.body.count == 100_000)
        #expect(try client.response().text == "GET\n/now/\(number)")
      }
    }
    #expect(server.drain(within: .seconds(10)))
    #expect(server.readings.work.keptBytes <= 1_000_000)
  }
}
