import Testing

@testable import loaderd

@Suite struct InheritedSocketsTests {
  private typealias Socket = InheritedSockets.Socket

  @Test(
    arguments: [
      (["LISTEN_PID": "7", "LISTEN_FDS": "1"], ["3 unknown"]),
      (
        ["LISTEN_PID": "7", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "a.socket:admin"],
        ["3 a.socket", "4 admin"]
      ),
      (["LISTEN_PID": "7", "LISTEN_FDS": "2", "LISTEN_FDNAMES": ":x:y"], ["3 unknown", "4 x"]),
      (["LISTEN_PID": "8", "LISTEN_FDS": "1"], []), (["LISTEN_FDS": "1"], []),
      (["LISTEN_PID": "7"], []), (["LISTEN_PID": "7", "LISTEN_FDS": "0"], []),
      (["LISTEN_PID": "7", "LISTEN_FDS": "-1"], []), (["LISTEN_PID": "7", "LISTEN_FDS": "x"], []),
      (["LISTEN_PID": "7", "LISTEN_FDS": "65"], []),
    ] as [([String: String], [String])])
  func socketsAreRead(environment: [String: String], told: [String]) {
    let sockets = InheritedSockets(environment: environment, process: 7)
    #expect(sockets.all.map { "\($0.descriptor) \($0.name)" } == told)
  }

  private func resolved(_ names: String, _ environment: [String: String] = [:]) -> ResolvedSettings
  {
    let count = names.split(separator: ":").count
    let sockets = InheritedSockets(
      environment: ["LISTEN_PID": "1", "LISTEN_FDS": "\(count)", "LISTEN_FDNAMES": names],
      process: 1)
    return ResolvedSettings(
      SettingsSources(
        environment: environment, sockets: sockets,
        file: { _ throws(FileFault) in throw .missing }))
  }

  @Test func theyAreListenedOnByTheirNames() {
    let one = resolved("admin:loaderd.socket")
    #expect(one.settings.listen == .descriptor(4))
    #expect(one.settings.adminListen == .other(.descriptor(3)))
    #expect(one.notices.isEmpty && one.faults.isEmpty)
    #expect("\(one.source(of: "listen"))" == "socket \"loaderd.socket\" of the service manager")
  }

  @Test func theyWinOverHostAndPort() {
    let one = resolved("http", ["LOADERD_HOST": "::", "LOADERD_PORT": "81"])
    #expect(one.settings.listen == .descriptor(3))
    #expect(one.settings.adminListen == nil)
    #expect(one.notices.isEmpty)
  }

  @Test func whatIsAskedForWinsOverThem() {
    let one = resolved("http:admin", ["LOADERD_LISTEN": "fd:3", "LOADERD_ADMIN_LISTEN": "[::1]:9"])
    #expect(one.settings.listen == .descriptor(3))
    #expect(one.settings.adminListen == .tcp(host: "::1", port: 9))
    #expect(one.notices == [.unusedSocket(name: "admin", descriptor: 4)])
  }

  @Test func furtherOnesAreToldOf() {
    let one = resolved("http:other")
    #expect(one.settings.listen == .descriptor(3))
    #expect(one.notices == [.unusedSocket(name: "other", descriptor: 4)])
  }
}
