import HTTPMessages
import Synchronization
import Testing

@testable import MicroHTTPServer

/// Answers that are kept ready: what is kept, what is not, and that nobody can tell.
struct ReuseTests {
  /// A responder that counts how often it is asked, and answers reusably below `/r`.
  private final class Source: Sendable {
    let asked = Atomic(0)

    func respond(_ request: Request) -> Response {
      asked.wrappingAdd(1, ordering: .relaxed)
      let name = String(decoding: request.target.path + (request.target.query ?? []), as: UTF8.self)
      let coding = AcceptEncoding(request.headers.combined("Accept-Encoding")).preferred
      let tag = EntityTag(content: Array(name.utf8)).coded(coding)
      var response = Response(
        status: .ok, headers: ["ETag": tag.fieldValue, "Vary": "Accept-Encoding"],
        body: Array("\(coding) of \(name)".utf8))
      if let field = request.headers.combined("If-None-Match"),
        let held = IfNoneMatch(field).held(of: tag)
      {
        response.status = .notModified
        response.headers["ETag"] = held.fieldValue
      }
      response.provenance.isReusable = request.target.path.starts(with: "/r".utf8)
      response.provenance.route = 3
      return response
    }
  }

  private static func server(
    _ source: Source, _ change: (inout ServerOptions) -> Void = { _ in }
  ) throws -> Server {
    try startServer(
      options {
        $0.workers = 1
        change(&$0)
      }, responder: source.respond)
  }

  @Test(arguments: ["GET", "HEAD"], ["", "Accept-Encoding: gzip, br\r\n"])
  func theThirdAnswerIsReady(method: String, fields: String) throws {
    let source = Source()
    let server = try Self.server(source)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let first = try client.get("/r", method: method, fields: fields)
    for _ in 0..<9 {
      #expect(try client.get("/r", method: method, fields: fields).isSame(as: first))
    }
    #expect(source.asked.load(ordering: .relaxed) == 2)
    let readings = server.readings
    #expect(readings.hits == 8)
    #expect(readings.misses == 2)
    #expect(readings.admissions == 1)
    #expect(readings.cachedAnswers == 1)
    #expect(readings.answers == [.init(route: 3, method: method, status: 200, count: 10)])
  }

  @Test func whatIsNotReusableIsMadeEachTime() throws {
    let source = Source()
    let server = try Self.server(source)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for _ in 0..<5 { #expect(try client.get("/x").status == 200) }
    for _ in 0..<5 { #expect(try client.get("/r", method: "POST").status == 200) }
    #expect(source.asked.load(ordering: .relaxed) == 10)
    #expect(server.readings.hits == 0)
  }

  @Test func withoutMemoryNothingIsKept() throws {
    let source = Source()
    let server = try Self.server(source) { $0.cacheBytes = 0 }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for _ in 0..<5 { #expect(try client.get("/r").text == "identity of /r") }
    #expect(source.asked.load(ordering: .relaxed) == 5)
  }

  /// All ways of asking, twice in a row on a server that has everything ready and on one that has
  /// nothing: the answers are the same.
  @Test func nobodyCanTell() throws {
    let tag = EntityTag(content: Array("/ra=1".utf8))
    let tags = ContentCoding.allCases.map { tag.coded($0).fieldValue }
    let matches = tags + tags.map { "W/\($0)" } + ["*", "\"x\"", "\"x\", \(tags[0])", ""]
    let warm = try Self.server(Source()) { $0.requestsPerConnection = 1_000_000 }
    let cold = try Self.server(Source()) { $0.cacheBytes = 0 }
    defer {
      warm.stop()
      cold.stop()
    }
    let client = try RawClient(port: warm.port)
    for round in 0..<4 {
      for method in ["GET", "HEAD"] {
        for coding in ["", "Accept-Encoding: br\r\n", "Accept-Encoding: gzip;q=1, x\r\n"] {
          for match in [""] + matches.map({ "If-None-Match: \($0)\r\n" }) {
            let ready = try client.get("/r?a=1", method: method, fields: coding + match)
            let made = try RawClient(port: cold.port)
              .get("/r?a=1", method: method, fields: coding + match)
            #expect(ready.isSame(as: made), "\(round) \(method) \(coding) \(match)")
          }
        }
      }
    }
    #expect(warm.readings.hits > 100)
    #expect(cold.readings.hits == 0)
  }

  /// A connection's last answer says so, ready or not.
  @Test func theLastAnswerClosesTheConnection() throws {
    let server = try Self.server(Source()) { $0.requestsPerConnection = 3 }
    defer { server.stop() }
    for _ in 0..<6 {
      let client = try RawClient(port: server.port)
      #expect(try client.get("/r").first("Connection") == nil)
      #expect(try client.get("/r").first("Connection") == nil)
      #expect(try client.get("/r").first("Connection") == "close")
      #expect(client.readToEnd() == [])
    }
    #expect(server.readings.hits > 10)
  }

  @Test func aFloodTakesNoMoreThanTheBudget() throws {
    let source = Source()
    let server = try Self.server(source) {
      $0.cacheBytes = 65_536
      $0.requestsPerConnection = 1_000_000
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for number in 0..<2000 {
      for target in ["/r?\(number)", "/r?\(number)", "/r?hot", "/r?hot"] {
        #expect(try client.get(target).status == 200)
      }
      #expect(server.readings.cachedBytes <= 65_536)
    }
    #expect(server.readings.evictions > 1000)
    #expect(server.readings.hits == 3998)
  }
}

extension RawResponse {
  /// Whether two responses are the same but for the time at which they were made.
  func isSame(as other: RawResponse) -> Bool {
    func fields(_ response: RawResponse) -> [String] {
      response.fields.filter { $0.name.lowercased() != "date" }.map { "\($0.name): \($0.value)" }
    }
    return status == other.status && fields(self) == fields(other) && body == other.body
  }
}
