import Foundation
import HTTPMessages
import MicroHTTPServer
import Testing

/// More requests at once than a worker answers in time, again and again.
struct OverloadTests {
  private static func server(delay: Duration, _ forms: AccessLogForm = .off) throws -> Server {
    try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0),
      options: options {
        $0.workers = 1
        $0.overloadDelay = delay
        $0.overloadPatience = .zero
        $0.alwaysAnswered = ["/health"]
      },
      refuse: { refusal, request in
        Response(
          status: refusal.status, headers: ["Retry-After": "1", "X-Why": "\(refusal)"],
          body: request.target.path)
      },
      responder: { request in
        usleep(2000)
        return echo(request)
      })
  }

  /// The statuses of so many requests that become ready while the worker is busy.
  private func statuses(_ server: Server, _ target: String, count: Int = 40) throws -> [Int] {
    let clients = try (0..<count).map { _ in try RawClient(port: server.port) }
    for client in clients { #expect([200, 503].contains(try client.get("/warm").status)) }
    let busy = try RawClient(port: server.port)
    busy.ask("/busy")
    for client in clients { client.ask(target) }
    return try clients.map { client in
      let response = try client.response()
      if response.status == 503 {
        #expect(response.values("Retry-After") == ["1"])
        #expect(response.values("X-Why") == ["overloaded"])
        #expect(response.first("Connection") == nil)
      }
      return response.status
    }
  }

  @Test func whatIsLateIsRefusedAndCounted() throws {
    let server = try Self.server(delay: .milliseconds(10))
    defer { server.stop() }
    let found = try statuses(server, "/a")
    #expect(found.contains(200))
    #expect(found.contains(503))
    #expect(server.readings.overloads >= found.count { $0 == 503 })
    let told = server.readings.answers.filter { $0.status == 503 }.reduce(0) { $0 + $1.count }
    #expect(told == server.readings.overloads)
  }

  @Test func whatIsAlwaysAnsweredIs() throws {
    let server = try Self.server(delay: .milliseconds(10))
    defer { server.stop() }
    #expect(try statuses(server, "/health?x").allSatisfy { $0 == 200 })
  }

  @Test func itCanBeOff() throws {
    let server = try Self.server(delay: .zero)
    defer { server.stop() }
    #expect(try statuses(server, "/a").allSatisfy { $0 == 200 })
    #expect(server.readings.overloads == 0)
  }
}
