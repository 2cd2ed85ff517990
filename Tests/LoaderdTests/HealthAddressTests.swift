import Testing

@testable import loaderd

@Suite struct HealthAddressTests {
  @Test(arguments: [
    ("http://a", "a", 80, "/healthz", "a:80"), ("http://a:81/", "a", 81, "/healthz", "a:81"),
    ("http://10.0.0.1:8080/readyz", "10.0.0.1", 8080, "/readyz", "10.0.0.1:8080"),
    ("http://[::1]:8080/x?y=z#f", "::1", 8080, "/x?y=z", "[::1]:8080"),
    ("http://[::1]", "::1", 80, "/healthz", "[::1]:80"), ("http://a?b", "a", 80, "/?b", "a:80"),
  ])
  func readsURLs(url: String, host: String, port: Int, path: String, field: String) throws {
    let address = try #require(HealthAddress(url: url))
    #expect(address.place == .tcp(host: host, port: port))
    #expect(address.path == path)
    #expect(address.hostField == field)
    #expect(address.description == "http://\(field)\(path)")
  }

  @Test(arguments: [
    "", "a", "a:80", "https://a", "http://", "http:///x", "http://:80", "http://a:", "http://a:0",
    "http://a:65536", "http://a:x", "http://[::1", "http://u@a", "http://a b", "http://a/\r\nX: y",
    "http://é",
  ])
  func refusesOthers(url: String) {
    #expect(HealthAddress(url: url) == nil)
  }

  @Test(arguments: [
    (["LOADERD_PORT": "9"], HealthAddress.Place.tcp(host: "127.0.0.1", port: 9)),
    (["LOADERD_HOST": "0.0.0.0"], .tcp(host: "127.0.0.1", port: 8080)),
    (["LOADERD_HOST": "::"], .tcp(host: "::1", port: 8080)),
    (["LOADERD_HOST": "10.0.0.1"], .tcp(host: "10.0.0.1", port: 8080)),
    (["LOADERD_LISTEN": "unix:/run/l.sock"], .unix(path: "/run/l.sock")),
    (["LOADERD_ADMIN_LISTEN": "0.0.0.0:9"], .tcp(host: "127.0.0.1", port: 9)),
    (
      ["LOADERD_ADMIN_LISTEN": "unix:/run/a.sock", "LOADERD_LISTEN": "fd:3"],
      .unix(path: "/run/a.sock")
    ),
  ])
  func followsTheSettings(environment: [String: String], place: HealthAddress.Place) throws {
    let resolved = ResolvedSettings(
      SettingsSources(environment: environment) { _ throws(FileFault) in throw .missing })
    let address = try HealthAddress(resolved)
    #expect(address.place == place)
    #expect(address.path == "/healthz")
  }

  @Test(arguments: ["[::1]:0", "fd:3"])
  func cannotFollowAnOperatorsPlaceWithoutAddress(place: String) {
    let resolved = ResolvedSettings(
      SettingsSources(environment: ["LOADERD_ADMIN_LISTEN": place]) { _ throws(FileFault) in
        throw .missing
      })
    let fault = Fault.noAddress(place: place, source: .environment("LOADERD_ADMIN_LISTEN"))
    #expect(throws: fault) { try HealthAddress(resolved) }
  }
}
