import Foundation
import HTTPMessages
import MicroHTTPServer
import Synchronization
import Testing

/// Other rules for a server that runs.
struct ReplacementTests {
  /// Answers with a word that may be kept ready.
  private static func word(_ word: String) -> Answerer {
    { _ in
      var response = Response(
        status: .ok, headers: ["ETag": EntityTag(content: Array(word.utf8)).fieldValue],
        body: Array(word.utf8))
      response.provenance.isReusable = true
      return .ready(response)
    }
  }

  private static let refuse: Refuse = { refusal, _ in Response(status: refusal.status) }

  private static func server(_ answerer: @escaping Answerer) throws -> Server {
    try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options(), refuse: refuse,
      answerer: answerer)
  }

  @Test func whatWasReadyIsForgotten() throws {
    let server = try Self.server(Self.word("old"))
    defer { server.stop() }
    let clients = try (0..<8).map { _ in try RawClient(port: server.port) }
    for client in clients { for _ in 0..<4 { #expect(try client.get("/").text == "old") } }
    #expect(server.readings.cachedAnswers > 0)
    server.replace(options: options(), refuse: Self.refuse, answerer: Self.word("new"))
    #expect(server.turns(within: .seconds(20)))
    #expect(server.readings.cachedAnswers == 0)
    for client in clients { for _ in 0..<4 { #expect(try client.get("/").text == "new") } }
    #expect(server.readings.cachedAnswers > 0)
  }

  @Test func otherBoundsHold() throws {
    let server = try Self.server(Self.word("a"))
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    #expect(try client.get("/").first("Connection") == nil)
    server.replace(
      options: options { $0.requestsPerConnection = 2 }, refuse: Self.refuse,
      answerer: Self.word("a"))
    #expect(server.turns(within: .seconds(20)))
    #expect(try client.get("/").values("Connection") == ["close"])
  }

  @Test func theLogBeginsAndEnds() throws {
    let lines = AccessLogTests.Lines()
    let server = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options { $0.workers = 1 },
      accessLog: lines.take, responder: echo)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    func replace(_ form: AccessLogForm) {
      server.replace(
        options: options { $0.accessLog = form }, refuse: Self.refuse,
        answerer: { .ready(echo($0)) })
      #expect(server.turns(within: .seconds(20)))
    }
    _ = try client.get("/before")
    replace(.text)
    _ = try client.get("/logged")
    replace(.off)
    _ = try client.get("/behind")
    #expect(lines.all.count == 1)
    #expect(lines.all.first?.contains(" 127.0.0.1 127.0.0.1 ") == true)
    #expect(lines.all.first?.contains(" GET /logged 200 ") == true)
  }

  @Test func requestsUnderWayEndByTheOldRules() throws {
    let studio = Studio()
    let server = try Self.server(studio.answer)
    defer { server.stop() }
    let waiting = try RawClient(port: server.port)
    waiting.ask("/work?1")
    #expect(eventually { studio.begun.load(ordering: .relaxed) == 1 })
    let next = Studio(isOpen: true, size: 100)
    server.replace(options: options(), refuse: Self.refuse, answerer: next.answer)
    #expect(server.turns(within: .seconds(20)))
    // The same work by the new rules is other work.
    let other = try RawClient(port: server.port)
    #expect(try other.get("/work?2").body.count == 100)
    studio.release()
    let old = try waiting.response()
    #expect(old.text == "/work")
    #expect(old.first("X-Query") == "1")
    // What the old rules made is kept nowhere.
    for _ in 0..<4 { #expect(try waiting.get("/work?1").body.count == 100) }
    #expect(next.begun.load(ordering: .relaxed) == 1)
    #expect(server.readings.work.keptResponses == 1)
  }

  @Test func noRequestIsLost() throws {
    let server = try Self.server(Self.word("0"))
    defer { server.stop() }
    let isOver = Atomic(false)
    let wrong = Atomic(0)
    let right = Atomic(0)
    let port = server.port
    let threads = (0..<4).map { _ in
      Thread {
        guard let client = try? RawClient(port: port) else { return }
        var last = 0
        while !isOver.load(ordering: .relaxed) {
          guard let text = try? client.get("/").text, let number = Int(text), number >= last else {
            wrong.wrappingAdd(1, ordering: .relaxed)
            return
          }
          last = number
          right.wrappingAdd(1, ordering: .relaxed)
          if right.load(ordering: .relaxed) % 900 == 0 { return }
        }
      }
    }
    for thread in threads { thread.start() }
    for number in 1...100 {
      server.replace(options: options(), refuse: Self.refuse, answerer: Self.word("\(number)"))
      usleep(2000)
    }
    isOver.store(true, ordering: .relaxed)
    #expect(eventually { threads.allSatisfy(\.isFinished) })
    #expect(wrong.load(ordering: .relaxed) == 0)
    #expect(right.load(ordering: .relaxed) > 0)
  }

  @Test func aStoppedServerIsLeftAlone() throws {
    let server = try Self.server(Self.word("a"))
    server.stop()
    server.replace(options: options(), refuse: Self.refuse, answerer: Self.word("b"))
    #expect(!server.turns(within: .milliseconds(10)))
  }
}
