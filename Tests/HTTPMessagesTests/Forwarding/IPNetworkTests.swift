import Testing

@testable import HTTPMessages

@Suite struct IPNetworkTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false),
    ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("192.0.2.7", "192.0.2.7", true),
    ("192.0.2.7", "192.0.2.6", false), ("192.0.2.6/31", "192.0.2.7", true),
    ("0.0.0.0/0", "255.1.2.3", true), ("0.0.0.0/0", "::1", false), ("::/0", "1.2.3.4", true),
    ("fd00::/8", "fdff::1", true), ("fd00::/8", "fe00::1", false), ("::1", "::1", true),
    ("::1/128", "::2", false), ("::ffff:10.0.0.0/104", "10.1.1.1", true),
  ])
  func containsItsAddresses(network: String, address: String, isInside: Bool) throws {
    let network = try #require(IPNetwork(network.utf8))
    let address = try #require(IPAddress(address.utf8))
    #expect(network.contains(address) == isInside)
  }

  @Test(arguments: [
    "", "/", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/08", "10.0.0.0/-1", "10.0.0.1/8",
    "10.0.0.0/8/8", "10/8", "::/129", "fd00::1/8", "10.0.0.0/255.0.0.0", " ::1",
  ])
  func refusesSlips(text: String) {
    #expect(IPNetwork(text.utf8) == nil)
  }
}
