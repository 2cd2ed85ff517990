import MicroHTTPServer
import Testing

@testable import loaderd

@Suite struct ServerSettingsTests {
  @Test func theDefaultsOfBothAgree() {
    var options = ServerOptions()
    options.workers = ProcessorCount.available
    options.workThreads = ProcessorCount.available
    options.alwaysAnswered = ["/healthz", "/readyz", "/metrics"]
    #expect(Settings().serverOptions == options)
  }

  @Test(
    arguments: [
      (nil, ListenAddress.tcp(host: "127.0.0.1", port: 8080)),
      (.unix(path: "/a"), .unix(path: "/a")), (.descriptor(3), .descriptor(3)),
    ] as [(ListenChoice?, ListenAddress)])
  func listensWhereTheSettingsSay(choice: ListenChoice?, address: ListenAddress) {
    var settings = Settings()
    settings.listen = choice
    #expect(settings.address == address)
  }

  @Test(arguments: [4096, 16_384, 1_048_576])
  func theHeadLeavesRoomForTheAnswer(pool: Int) {
    var settings = Settings()
    settings.connectionPool = pool
    let options = settings.serverOptions
    #expect(options.connectionPoolBytes - options.headerBytes >= 2048)
    #expect(options.headerBytes >= pool / 2)
  }
}
