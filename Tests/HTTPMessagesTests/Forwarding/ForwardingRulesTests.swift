import HTTPMessages
import Testing

/// The peer is a trusted proxy; 10.0.0.0/8 and fd00::/8 are the others.
@Suite struct ForwardingRulesTests {
  private func client(_ value: String, _ field: ForwardingRules.Field) throws -> String? {
    let networks = try ["10.0.0.0/8", "fd00::/8"].map { try #require(IPNetwork($0.utf8)) }
    let rules = ForwardingRules(proxies: TrustedProxies(networks: networks), field: field)
    return rules.client(Array(value.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The client 192.0.2.7 forges 6.6.6.6; each proxy sends what it really sends by default.
  @Test(arguments: [
    // nginx, $proxy_add_x_forwarded_for: its peer behind what the client sent.
    ("6.6.6.6, 192.0.2.7", "192.0.2.7"),
    // HAProxy, option forwardfor: a field of its own behind the client's.
    ("6.6.6.6, 192.0.2.7", "192.0.2.7"),
    // Caddy and Traefik: what strangers send is thrown away.
    ("192.0.2.7", "192.0.2.7"),
    // Two proxies in a row.
    ("6.6.6.6, 192.0.2.7, 10.0.0.2", "192.0.2.7"), ("192.0.2.7,10.0.0.2,fd00::3", "192.0.2.7"),
    // A forged hop that looks like one of ours.
    ("10.0.0.9, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
    // All hops are ours: the first one asked.
    ("10.0.0.9, 10.0.0.2", "10.0.0.9"),
    // Ports and brackets, as gateways write them.
    ("192.0.2.7:4711", "192.0.2.7"), ("[2001:db8::7]:4711", "2001:db8::7"),
    ("[2001:db8::7]", "2001:db8::7"), ("2001:db8::7", "2001:db8::7"),
    // What is no address ends the chain.
    ("unknown, 10.0.0.2", "10.0.0.2"), ("6.6.6.6, junk, 10.0.0.2", "10.0.0.2"),
    // Open quotation marks hide nobody, empty parts count for nothing.
    ("\"6.6.6.6, 192.0.2.7", "192.0.2.7"), (", ,192.0.2.7 ,\t,", "192.0.2.7"),
  ])
  func readsXForwardedForFromTheRight(value: String, expected: String) throws {
    #expect(try client(value, .forwardedFor) == expected)
  }

  @Test(arguments: [
    "", ",", "unknown", "192.0.2.7:", "192.0.2.7:x", "192.0.2.7:65536", "[192.0.2.7]", "[::1",
    "[::1]x", "6.6.6.6, 192.0.2.300", "6.6.6.6 192.0.2.7", "for=192.0.2.7",
  ])
  func tellsNoClientWhereNoneIsTold(value: String) throws {
    #expect(try client(value, .forwardedFor) == nil)
  }

  @Test(arguments: [
    ("for=192.0.2.7", "192.0.2.7"), ("For=192.0.2.7;proto=http;by=10.0.0.1", "192.0.2.7"),
    ("for=\"[2001:db8::7]:4711\"", "2001:db8::7"), ("for=\"192.0.2.7:80\"", "192.0.2.7"),
    ("for=6.6.6.6, for=192.0.2.7;host=\"a b\"", "192.0.2.7"), ("for=\"192.0.\\2.7\"", "192.0.2.7"),
    ("for=6.6.6.6, for=192.0.2.7, proto=https;for=10.0.0.2", "192.0.2.7"),
    ("for=_hidden, for=10.0.0.2", "10.0.0.2"), ("for=\", for=192.0.2.7", "192.0.2.7"),
    ("for=192.0.2.7;;proto=http", "192.0.2.7"),
  ])
  func readsForwardedFromTheRight(value: String, expected: String) throws {
    #expect(try client(value, .forwarded) == expected)
  }

  @Test(arguments: [
    "", "192.0.2.7", "for", "for=", "for =192.0.2.7", "for= 192.0.2.7", "=192.0.2.7",
    "for=[2001:db8::7]", "for=unknown", "for=_secret", "proto=https", "for=\"192.0.2.7",
    "for=\"192.0.2.7\"x", "for=\"192.0.2.7\\", "for=1.1.1.1;for=192.0.2.7", "for=1.1.1.1;x",
    "host=\"a, for=6.6.6.6\"",
  ])
  func tellsNoClientWhereForwardedTellsNone(value: String) throws {
    #expect(try client(value, .forwarded) == nil)
  }

  @Test(
    arguments: [
      ("10.1.2.3", true), ("::ffff:10.1.2.3", true), ("192.0.2.7", false), ("", false),
      ("localhost", false), (nil, false),
    ] as [(String?, Bool)])
  func knowsItsPeers(peer: String?, isTrusted: Bool) throws {
    let network = try #require(IPNetwork("10.0.0.0/8".utf8))
    #expect(TrustedProxies(networks: [network]).contains(peer: peer) == isTrusted)
    #expect(TrustedProxies(areOnUnixSockets: true).contains(peer: peer) == (peer == nil))
    #expect(TrustedProxies().isEmpty)
  }

  @Test(arguments: [ForwardingRules.Field.forwardedFor, .forwarded], 0..<30)
  func nothingTraps(field: ForwardingRules.Field, seed: Int) throws {
    var state = UInt64(seed + 1)
    for _ in 0..<200 {
      let alphabet = Array("for=\"\\,;:[]. 1029a\t\u{0}é")
      let text = String(
        (0..<Int(state >> 58)).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return alphabet[Int(state >> 33) % alphabet.count]
        })
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      if let client = try client(text, field) { #expect(IPAddress(client.utf8) != nil) }
    }
  }
}
