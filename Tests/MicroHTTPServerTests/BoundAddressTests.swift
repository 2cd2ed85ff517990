import Testing

@testable import MicroHTTPServer

/// Addresses in words.
struct BoundAddressTests {
  @Test(arguments: [
    (BoundAddress(host: "127.0.0.1", port: 8080), "127.0.0.1:8080"),
    (BoundAddress(host: "::1", port: 80), "[::1]:80"),
    (BoundAddress(host: "/run/x.sock", port: nil), "unix:/run/x.sock"),
  ])
  func theyAreWritten(address: BoundAddress, text: String) {
    #expect(address.description == text)
  }
}
