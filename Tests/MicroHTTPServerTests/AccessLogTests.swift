import Foundation
import HTTPMessages
import MicroHTTPServer
import Synchronization
import Testing

struct AccessLogTests {
  final class Lines: Sendable {
    let text = Mutex("")
    func take(_ bytes: [UInt8]) {
      text.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    var all: [String] { text.withLock { $0.split(separator: "\n").map(String.init) } }
  }

  private func server(_ form: AccessLogForm, _ lines: Lines) throws -> Server {
    try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0),
      options: options {
        $0.workers = 1
        $0.accessLog = form
        $0.requestsPerConnection = 1_000_000
      }, accessLog: lines.take, responder: echo)
  }

  @Test func everyAnswerHasALine() throws {
    let lines = Lines()
    let server = try server(.text, lines)
    let client = try RawClient(port: server.port)
    for number in 0..<3000 { _ = try client.get("/\(number % 900)") }
    _ = try client.get("/a\"b?c\u{e9}", method: "HEAD")
    client.send("GE\u{1b}T / HTTP/1.1\r\nHost: a\r\n\r\n")
    _ = try? client.response()
    server.stop()
    let all = lines.all
    #expect(all.count >= 3001)
    for number in 0..<3000 {
      #expect(all[number].contains(" - GET /\(number % 900) 200 "))
    }
    #expect(all[3000].contains(" HEAD /a%22b?c%C3%A9 200 0 pass "))
    #expect(all.allSatisfy { line in line.utf8.allSatisfy { 0x20..<0x7f ~= $0 } })
  }

  @Test func linesComeWithinSeconds() throws {
    let lines = Lines()
    let server = try server(.json, lines)
    defer { server.stop() }
    _ = try RawClient(port: server.port).get("/x")
    for _ in 0..<200 where lines.all.isEmpty { usleep(50_000) }
    let line = try #require(lines.all.first)
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable]
    #expect(json?["target"] as? String == "/x")
    #expect(json?["peer"] as? String == "127.0.0.1")
    #expect(json?["client"] as? String == "127.0.0.1")
    #expect(json?["trace"] == nil)
    let time = try #require(json?["time"] as? String)
    #expect(abs(try Date(time, strategy: .iso8601).timeIntervalSinceNow) < 60)
  }

  @Test func withoutALogNothingIsWritten() throws {
    let lines = Lines()
    let server = try server(.off, lines)
    _ = try RawClient(port: server.port).get("/x")
    server.stop()
    #expect(lines.all.isEmpty)
  }

  @Test(arguments: [1, 2, 10])
  func oneOfSoManyIsLogged(every: Int) throws {
    let lines = Lines()
    let server = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0),
      options: options {
        $0.workers = 1
        $0.accessLog = .text
        $0.accessLogEvery = every
      }, accessLog: lines.take,
      responder: { request in
        Response(status: request.target.path == [UInt8(ascii: "/")] ? .ok : .notFound)
      })
    let client = try RawClient(port: server.port)
    for _ in 0..<20 {
      _ = try client.get("/")
      _ = try client.get("/x")
    }
    server.stop()
    #expect(lines.all.count { $0.contains(" GET / 200 ") } == 20 / every)
    #expect(lines.all.count { $0.contains(" GET /x 404 ") } == 20)
  }
}
