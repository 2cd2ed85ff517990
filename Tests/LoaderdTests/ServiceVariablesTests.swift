import Testing

@testable import loaderd

@Suite struct ServiceVariablesTests {
  @Test(arguments: [
    "LOADERD_SERVICE_HOST", "LOADERD_SERVICE_PORT", "LOADERD_SERVICE_PORT_HTTP",
    "LOADERD_PORT_8080_TCP", "LOADERD_PORT_53_UDP", "LOADERD_PORT_8080_TCP_ADDR",
    "LOADERD_PORT_8080_TCP_PORT", "LOADERD_PORT_8080_TCP_PROTO", "LOADERD_BLUE_PORT_9_SCTP",
  ])
  func knowsThem(name: String) {
    #expect(ServiceVariables.contains(name))
  }

  @Test(arguments: [
    "LOADERD_PORT", "LOADERD_PORT_TCP", "LOADERD_PORT_X_TCP", "LOADERD_8080_TCP",
    "LOADERD_PORT_8080", "LOADERD_PORT_8080_TCP_NAME", "LOADERD_", "LOADERD_HOST",
  ])
  func knowsOthersFromThem(name: String) {
    #expect(!ServiceVariables.contains(name))
  }

  @Test func noSettingIsTakenForOne() {
    #expect(!SettingTable.all.contains { ServiceVariables.contains($0.variable) })
    #expect(!ServiceVariables.contains(SettingsSources.fileVariable))
  }

  @Test(arguments: [
    ("tcp://10.0.0.1:8080", true), ("udp://10.0.0.1:53", true), ("sctp://[::1]:1", true),
    ("8080", false), ("http://a", false), ("tcp:", false),
  ])
  func knowsTheirAddresses(value: String, isAddress: Bool) {
    #expect(ServiceVariables.isAddress(value) == isAddress)
  }
}
