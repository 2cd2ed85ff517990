import HTTPMessages
import Testing

@testable import loaderd

@Suite struct ProxyKindsTests {
  @Test func readsNetworksAndUnix() throws {
    let list = try #require(SettingKind<ProxyList>.proxies.text("10.0.0.0/8,::1,unix"))
    #expect(list.proxies.contains(peer: "10.1.2.3"))
    #expect(list.proxies.contains(peer: "::1"))
    #expect(list.proxies.contains(peer: nil))
    #expect(!list.proxies.contains(peer: "192.0.2.7"))
    #expect(SettingKind<ProxyList>.proxies.show(list) == "10.0.0.0/8,::1,unix")
  }

  @Test func unixSocketsAreTrustedOnlyIfNamed() throws {
    let list = try #require(ProxyList(["0.0.0.0/0", "::/0"]))
    #expect(!list.proxies.contains(peer: nil))
  }

  @Test(arguments: ["", ",", "10.0.0.0/8,", "10.0.0.1/8", "localhost", "*", "Unix", " ::1"])
  func refusesTheRest(text: String) {
    #expect(SettingKind<ProxyList>.proxies.text(text) == nil)
  }
}
