import Testing

@testable import loaderd

@Suite struct ResolvedSettingsTests {
  static let file = "f.json"

  private func resolve(
    flags: [(String, String)] = [], environment: [String: String] = [:], file: String? = nil
  ) -> ResolvedSettings {
    let given = flags.compactMap { name, value in
      SettingTable.setting(ofFlag: name).map { (setting: $0, value: value) }
    }
    return ResolvedSettings(
      SettingsSources(
        flags: given, configFlag: file == nil ? nil : Self.file, environment: environment,
        file: { path throws(FileFault) in
          guard let file, path == Self.file else { throw .missing }
          return Array(file.utf8)
        }))
  }

  @Test func nothingGivenIsTheDefaults() {
    let resolved = resolve()
    #expect(resolved.settings == Settings())
    #expect(resolved.faults.isEmpty)
    #expect(resolved.notices.isEmpty)
    #expect(resolved.changed.isEmpty)
    #expect(SettingTable.all.allSatisfy { resolved.source(of: $0.key) == .standard })
  }

  @Test func eachSourceWinsOverTheOneBelow() {
    let file = #"{"port": 1001, "connections": 1001, "parameters": 101}"#
    let environment = ["LOADERD_PORT": "1002", "LOADERD_CONNECTIONS": "1002"]
    let resolved = resolve(flags: [("port", "1003")], environment: environment, file: file)
    #expect(resolved.faults.isEmpty)
    #expect(resolved.settings.port == 1003)
    #expect(resolved.source(of: "port") == .flag("port"))
    #expect(resolved.settings.connections == 1002)
    #expect(resolved.source(of: "connections") == .environment("LOADERD_CONNECTIONS"))
    #expect(resolved.settings.parameters == 101)
    #expect(
      resolved.source(of: "parameters") == .file(path: Self.file, pointer: "/parameters"))
    #expect(resolved.settings.maxAge == Settings().maxAge)
    #expect(resolved.source(of: "maxAge") == .standard)
    #expect(resolved.changed.map(\.key) == ["port", "connections", "parameters"])
  }

  @Test func everyFaultIsToldAtOnce() {
    let file =
      #"{"prot": 1, "port": "80", "maxAge": -1, "logLevel": "loud", "headerDeadline": 1e9}"#
    let environment = ["LOADERD_WORKERS": "0", "LOADERD_HOST": "a b"]
    let flags = [("connection-pool", "4095"), ("drain-timeout", "1h"), ("listen", "tcp:1")]
    let resolved = resolve(flags: flags, environment: environment, file: file)
    let accepted = { (key: String) in SettingTable.setting(ofKey: key)?.accepted ?? "?" }
    let at = { (key: String) in SettingSource.file(path: Self.file, pointer: "/\(key)") }
    let expected: [Fault] = [
      .unknownKey(source: at("prot"), nearest: "port"),
      .unaccepted(value: "80", source: at("port"), accepted: accepted("port")),
      .unaccepted(value: "-1", source: at("maxAge"), accepted: accepted("maxAge")),
      .unaccepted(value: "loud", source: at("logLevel"), accepted: accepted("logLevel")),
      .unaccepted(
        value: "1000000000.0", source: at("headerDeadline"), accepted: accepted("headerDeadline")),
      .unaccepted(value: "a b", source: .environment("LOADERD_HOST"), accepted: accepted("host")),
      .unaccepted(
        value: "0", source: .environment("LOADERD_WORKERS"), accepted: accepted("workers")),
      .unaccepted(
        value: "4095", source: .flag("connection-pool"), accepted: accepted("connectionPool")),
      .unaccepted(
        value: "1h", source: .flag("drain-timeout"), accepted: accepted("drainTimeout")),
      .unaccepted(value: "tcp:1", source: .flag("listen"), accepted: accepted("listen")),
    ]
    #expect(resolved.faults == expected)
    #expect(resolved.settings == Settings())
  }

  @Test func aFaultIsToldEvenWhereAHigherSourceWins() {
    let resolved = resolve(flags: [("port", "1")], environment: ["LOADERD_PORT": "x"])
    #expect(resolved.settings.port == 1)
    #expect(resolved.faults.count == 1)
  }

  @Test(arguments: [
    ("{", "file f.json, line 1, column 1: no valid JSON"),
    ("{\"port\": 1,\n\"port\": 2}", "file f.json, line 2, column 6: a key stands twice"),
    ("[]", "file f.json: an array is not accepted"),
    ("{} x", "file f.json, line 1, column 4: something stands behind the end"),
  ])
  func aFileThatIsNoObjectIsAFault(text: String, words: String) {
    let faults = resolve(file: text).faults
    #expect(faults.count == 1)
    #expect(faults.first?.description.hasPrefix(words) == true)
  }

  @Test func aNamedFileMustExist() {
    let flag = ResolvedSettings(SettingsSources(configFlag: "no.json", file: missing))
    #expect(
      flag.faults == [.unreadableFile(path: "no.json", source: .flag("config"), .missing)])
    let variable = ["LOADERD_CONFIG": "no.json"]
    let environment = ResolvedSettings(SettingsSources(environment: variable, file: missing))
    #expect(
      environment.faults == [
        .unreadableFile(path: "no.json", source: .environment("LOADERD_CONFIG"), .missing)
      ])
  }

  private let missing: @Sendable (String) throws(FileFault) -> [UInt8] = {
    (_) throws(FileFault) in throw .missing
  }

  @Test(
    arguments: [
      (nil, nil, "config/loaderd.json"), (nil, "", "config/loaderd.json"),
      (nil, "e.json", "e.json"), ("f.json", "e.json", "f.json"),
    ] as [(String?, String?, String)])
  func findsTheFile(flag: String?, variable: String?, path: String) {
    let environment = variable.map { ["LOADERD_CONFIG": $0] } ?? [:]
    let resolved = ResolvedSettings(
      SettingsSources(configFlag: flag, environment: environment) { name throws(FileFault) in
        Array("{\"port\": \(name == path ? 7 : 8)}".utf8)
      })
    #expect(resolved.settings.port == 7)
    #expect(resolved.file == path)
  }

  @Test func nullInTheFileIsNotSet() {
    let resolved = resolve(file: #"{"workers": null, "listen": null}"#)
    #expect(resolved.faults.isEmpty)
    #expect(resolved.settings == Settings())
    #expect(resolved.source(of: "workers") == .standard)
  }

  @Test func anEmptyVariableIsNotSet() {
    let resolved = resolve(environment: ["LOADERD_PORT": "", "LOADERD_NONSENSE": ""])
    #expect(resolved.faults.isEmpty)
    #expect(resolved.notices.isEmpty)
    #expect(resolved.source(of: "port") == .standard)
  }

  @Test func anUnknownVariableIsANotice() {
    let resolved = resolve(environment: ["LOADERD_PROT": "1", "LOADERD_X": "1", "OTHER": "1"])
    #expect(resolved.faults.isEmpty)
    #expect(
      resolved.notices == [
        .unknownVariable("LOADERD_PROT", nearest: "LOADERD_PORT"),
        .unknownVariable("LOADERD_X", nearest: nil),
      ])
  }

  @Test func kubernetesServiceVariablesDoNoHarm() {
    let resolved = resolve(environment: [
      "LOADERD_PORT": "tcp://10.0.0.1:8080", "LOADERD_SERVICE_HOST": "10.0.0.1",
      "LOADERD_SERVICE_PORT": "8080", "LOADERD_SERVICE_PORT_HTTP": "8080",
      "LOADERD_PORT_8080_TCP": "tcp://10.0.0.1:8080", "LOADERD_PORT_8080_TCP_PROTO": "tcp",
      "LOADERD_PORT_8080_TCP_PORT": "8080", "LOADERD_PORT_8080_TCP_ADDR": "10.0.0.1",
      "LOADERD_CANARY_PORT": "tcp://10.0.0.2:80", "LOADERD_CANARY_SERVICE_HOST": "10.0.0.2",
      "LOADERD_CANARY_PORT_80_TCP": "tcp://10.0.0.2:80",
    ])
    #expect(resolved.faults.isEmpty)
    #expect(resolved.settings == Settings())
    #expect(
      resolved.notices == [
        .ignoredServiceVariable(name: "LOADERD_PORT", value: "tcp://10.0.0.1:8080")
      ])
  }

  @Test func listenWinsUnlessAHigherSourceNamesHostOrPort() {
    let listen = ["LOADERD_LISTEN": "unix:/run/l.sock"]
    let above = resolve(environment: listen, file: #"{"port": 1, "host": "::1"}"#)
    #expect(above.settings.listen == .unix(path: "/run/l.sock"))
    #expect(above.notices.isEmpty)

    let beside = resolve(environment: listen.merging(["LOADERD_HOST": "::1"]) { $1 })
    let source = SettingSource.environment("LOADERD_LISTEN")
    let host = SettingSource.environment("LOADERD_HOST")
    #expect(beside.settings.listen == .unix(path: "/run/l.sock"))
    #expect(
      beside.notices == [.unused(key: "host", source: host, beside: "listen", source)])

    let below = resolve(flags: [("port", "1")], environment: listen)
    #expect(below.settings.listen == nil)
    #expect(below.source(of: "listen") == .standard)
    #expect(
      below.notices == [.unused(key: "listen", source: source, beside: "port", .flag("port"))])
  }

  @Test(arguments: [(8192, true), (8193, false)])
  func theTargetMustFitThePool(bytes: Int, fits: Bool) {
    #expect(resolve(flags: [("target-bytes", "\(bytes)")]).faults.isEmpty == fits)
  }

  @Test(arguments: [(14_336, true), (14_337, false)])
  func theHeaderMustFitThePool(bytes: Int, fits: Bool) {
    let resolved = resolve(flags: [("header-bytes", "\(bytes)")])
    #expect(resolved.faults.isEmpty == fits)
    #expect(resolved.settings.headerBytes == bytes)
  }

  @Test func aSmallPoolIsToldWithWhatDoesNotFit() {
    let fault = resolve(flags: [("connection-pool", "4096")]).faults.first
    let words = fault?.description ?? ""
    #expect(words.contains("targetBytes 8192"))
    #expect(words.contains("connectionPool 4096 (flag --connection-pool)"))
  }
}
