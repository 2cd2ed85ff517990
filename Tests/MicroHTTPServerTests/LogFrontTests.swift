import Foundation
import HTTPMessages
import MicroHTTPServer
import Testing

/// The fields of requests that lines of the log tell of, over a socket.
struct LogFrontTests {
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

  private func line(
    _ fields: String, form: AccessLogForm = .json, forwarding: ForwardingRules? = nil
  ) throws -> String {
    let lines = AccessLogTests.Lines()
    let server = try Server(
      listeningOn: .tcp(host: "127.0.0.1", port: 0),
      options: options {
        $0.workers = 1
        $0.accessLog = form
        $0.forwarding = forwarding
      }, accessLog: lines.take, responder: echo)
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
    _ = try client.response()
    server.stop()
    return try #require(lines.all.first)
  }

  private func member(_ name: String, _ line: String) throws -> String? {
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable]
    return json?[name] as? String
  }

  private func trusting(
    _ network: String, _ field: ForwardingRules.Field = .forwardedFor
  ) throws -> ForwardingRules {
    ForwardingRules(
      proxies: TrustedProxies(networks: [try #require(IPNetwork(network.utf8))]), field: field)
  }

  /// The client 192.0.2.7 forges 6.6.6.6.
  @Test(arguments: [
    // nginx adds to the field that the client sent.
    "X-Forwarded-For: 6.6.6.6, 192.0.2.7\r\n",
    // HAProxy adds a field behind the client's.
    "x-forwarded-for: 6.6.6.6\r\nx-forwarded-for: 192.0.2.7\r\n",
    // Caddy and Traefik throw the client's away, and pass a forged Forwarded on.
    "X-Forwarded-For: 192.0.2.7\r\nForwarded: for=6.6.6.6\r\nX-Forwarded-Proto: https\r\n",
    // An open quotation mark hides nobody.
    "X-Forwarded-For: \"6.6.6.6, 192.0.2.7\r\n",
  ])
  func theClientIsWhomTheProxyTells(fields: String) throws {
    let line = try line(fields, forwarding: trusting("127.0.0.0/8"))
    #expect(try member("client", line) == "192.0.2.7")
    #expect(try member("peer", line) == "127.0.0.1")
  }

  @Test(arguments: [
    "X-Forwarded-For: 6.6.6.6\r\n", "Forwarded: for=6.6.6.6\r\n", "X-Real-IP: 6.6.6.6\r\n",
  ])
  func strangersAreNotBelieved(fields: String) throws {
    #expect(try member("client", line(fields)) == "127.0.0.1")
    let elsewhere = try trusting("10.0.0.0/8")
    #expect(try member("client", line(fields, forwarding: elsewhere)) == "127.0.0.1")
  }

  @Test func oneFieldIsBelievedAndNotTheOther() throws {
    let fields = "X-Forwarded-For: 192.0.2.1\r\nForwarded: for=192.0.2.2;proto=https\r\n"
    let first = try line(fields, forwarding: trusting("127.0.0.1"))
    #expect(try member("client", first) == "192.0.2.1")
    let second = try line(fields, forwarding: trusting("127.0.0.1", .forwarded))
    #expect(try member("client", second) == "192.0.2.2")
  }

  @Test(
    arguments: [
      ("traceparent: 00-\(trace)-00f067aa0ba902b7-01\r\n", trace),
      ("TraceParent: cc-\(trace)-00f067aa0ba902b7-01-more\r\n", trace),
      ("traceparent: 00-\(trace)-0000000000000000-01\r\n", nil), ("traceparent: x\r\n", nil),
      (
        "traceparent: 00-\(trace)-00f067aa0ba902b7-01\r\n"
          + "traceparent: 00-\(trace)-00f067aa0ba902b7-01\r\n", nil
      ), ("", nil),
    ] as [(String, String?)])
  func theTraceIsThatOfTheField(fields: String, trace: String?) throws {
    #expect(try member("trace", line(fields)) == trace)
    let text = try line(fields, form: .text)
    #expect(text.contains(" \(trace ?? "-") GET / 200 "))
  }

  @Test(arguments: ["abc-1", "00f067aa0ba902b7"])
  func theIdentifierIsTheClients(identifier: String) throws {
    #expect(try member("request", line("X-Request-ID: \(identifier)\r\n")) == identifier)
  }

  @Test(arguments: ["", "X-Request-ID: a\"b\r\n", "X-Request-ID: a\r\nX-Request-ID: b\r\n"])
  func orOneOfOurs(fields: String) throws {
    let request = try #require(try member("request", line(fields)))
    #expect(request.wholeMatch(of: /[0-9a-f]{10,12}-0-00000001/) != nil)
  }

  @Test func aUnixSocketIsTrustedOnlyIfTheRulesSay() throws {
    for isTrusted in [true, false] {
      let lines = AccessLogTests.Lines()
      let path = "/tmp/loaderd-\(UUID().uuidString.prefix(8)).sock"
      let server = try Server(
        listeningOn: .unix(path: path),
        options: options {
          $0.accessLog = .json
          $0.forwarding = ForwardingRules(
            proxies: TrustedProxies(
              networks: [IPNetwork("0.0.0.0/0".utf8), IPNetwork("::/0".utf8)].compactMap { $0 },
              areOnUnixSockets: isTrusted))
        }, accessLog: lines.take, responder: echo)
      let client = try RawClient(path: path)
      client.send("GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n")
      _ = try client.response()
      server.stop()
      let line = try #require(lines.all.first)
      #expect(try member("client", line) == (isTrusted ? "192.0.2.7" : "-"))
      #expect(try member("peer", line) == "-")
    }
  }
}
