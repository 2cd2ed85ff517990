import Foundation
import HTTPMessages
import Synchronization
import Testing

@testable import MicroHTTPServer

/// The end of a server: whoever was there is answered, whoever comes later is told at once.
struct ServerEndTests {
  @Test func clientsThatWaitToBeAcceptedAreAnswered() throws {
    let server = try startServer(options { $0.workers = 1 }) { request in
      if request.target.path == Array("/busy".utf8) { usleep(300_000) }
      return echo(request)
    }
    defer { server.stop() }
    let busy = try RawClient(port: server.port)
    busy.ask("/busy")
    usleep(50_000)
    // The worker is held: all of these wait in the listen queue.
    let clients = try (0..<100).map { _ in try RawClient(port: server.port) }
    for (number, client) in clients.enumerated() { client.ask("/\(number)") }
    #expect(server.close(within: .seconds(20)))
    for (number, client) in clients.enumerated() {
      let response = try client.response()
      #expect(response.text == "GET\n/\(number)")
      #expect(response.values("Connection") == ["close"])
    }
    #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
  }

  @Test func keptConnectionsHaveAMoment() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    #expect(try client.get("/").status == 200)
    let isClosed = Atomic(false)
    Thread { isClosed.store(server.close(within: .seconds(20)), ordering: .relaxed) }.start()
    usleep(30_000)
    client.ask("/last")
    let response = try client.response()
    #expect(response.text == "GET\n/last")
    #expect(response.values("Connection") == ["close"])
    #expect(eventually { isClosed.load(ordering: .relaxed) })
  }

  @Test func silentConnectionsDoNotHoldItUp() throws {
    let server = try startServer()
    defer { server.stop() }
    let clients = try (0..<10).map { _ in try RawClient(port: server.port) }
    #expect(try clients[0].get("/").status == 200)
    let begin = ContinuousClock.now
    #expect(server.close(within: .seconds(60)))
    #expect(ContinuousClock.now - begin < .seconds(30))
    #expect(server.drain(within: .seconds(10)))
  }

  @Test func workersTurnUntilTheyStop() throws {
    let server = try startServer { request in
      usleep(400_000)
      return echo(request)
    }
    #expect(server.turns(within: .seconds(20)))
    let client = try RawClient(port: server.port)
    client.ask("/")
    usleep(50_000)
    #expect(!server.turns(within: .milliseconds(20)))
    #expect(try client.response().status == 200)
    #expect(server.turns(within: .seconds(20)))
    server.stop()
    #expect(!server.turns(within: .milliseconds(20)))
  }

  /// The worker is held in one answer while it is told to end, and others ask meanwhile.
  @Test func nothingIsBegunAtTheEnd() throws {
    let studio = Studio()
    let asked = Atomic(0)
    let isHeld = Atomic(true)
    let change: (inout ServerOptions) -> Void = {
      $0.workers = 1
      $0.workThreads = 1
    }
    let server = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options(change)
    ) { request in
      asked.wrappingAdd(1, ordering: .sequentiallyConsistent)
      guard request.target.path == Array("/held".utf8) else { return studio.answer(request) }
      while isHeld.load(ordering: .sequentiallyConsistent) { usleep(200) }
      return .ready(echo(request))
    }
    let clients = try (0..<4).map { _ in try RawClient(port: server.port) }
    for client in clients[2...] { #expect(try client.get("/now").status == 200) }
    clients[0].ask("/work")
    #expect(eventually { studio.begun.load(ordering: .sequentiallyConsistent) == 1 })
    clients[1].ask("/held")
    #expect(eventually { asked.load(ordering: .sequentiallyConsistent) == 4 })
    let isStopped = Atomic(false)
    Thread {
      server.stop()
      isStopped.store(true, ordering: .sequentiallyConsistent)
    }.start()
    #expect(eventually { server.links[0].isStopping.load(ordering: .acquiring) })
    clients[2].ask("/work")
    clients[3].ask("/now")
    usleep(20_000)
    isHeld.store(false, ordering: .sequentiallyConsistent)
    #expect(eventually { isStopped.load(ordering: .sequentiallyConsistent) })
    for client in clients[2...] {
      #expect(throws: RawClient.Failure.self) { try client.response() }
    }
    #expect(asked.load(ordering: .sequentiallyConsistent) == 4)
    studio.release()
  }
}
