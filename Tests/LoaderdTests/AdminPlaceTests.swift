import MicroHTTPServer
import Testing

@testable import loaderd

@Suite struct AdminPlaceTests {
  @Test(arguments: [
    ("127.0.0.1:9090", ListenAddress.tcp(host: "127.0.0.1", port: 9090)),
    ("localhost:0", .tcp(host: "localhost", port: 0)),
    ("[::1]:9090", .tcp(host: "::1", port: 9090)), ("unix:/run/a", .unix(path: "/run/a")),
    ("fd:4", .descriptor(4)),
  ])
  func isAPlaceToListen(text: String, address: ListenAddress) throws {
    let place = try #require(AdminPlace(text))
    #expect(place.address == address)
    #expect("\(place)" == text)
  }

  @Test(arguments: [
    "", ":", "9090", ":9090", "a", "a:", "a:x", "a:65536", "a:01", "::1:9090", "[::1]", "[]:1",
    "[a]:1", "a b:1", "unix:a", "fd:2",
  ])
  func refusesTheRest(text: String) {
    #expect(AdminPlace(text) == nil)
  }
}
