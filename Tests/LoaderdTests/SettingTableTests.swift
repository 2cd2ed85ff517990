import Testing

@testable import loaderd

@Suite struct SettingTableTests {
  @Test func namesAreUnique() {
    #expect(Set(SettingTable.all.map(\.key)).count == SettingTable.all.count)
    #expect(Set(SettingTable.all.map(\.flag)).count == SettingTable.all.count)
    #expect(Set(SettingTable.all.map(\.variable)).count == SettingTable.all.count)
  }

  @Test func everyPropertyOfTheSettingsHasARow() {
    let properties = Mirror(reflecting: Settings()).children.compactMap(\.label)
    #expect(SettingTable.all.map(\.key) == properties)
  }

  @Test func noFlagOfASettingIsAFlagOfACommand() {
    for command in CommandName.allCases {
      #expect(Set(command.flags.map(\.name)).count == command.flags.count)
    }
  }

  @Test(arguments: SettingTable.all.map(\.key))
  func aDefaultIsAccepted(key: String) throws {
    let setting = try #require(SettingTable.setting(ofKey: key))
    let standard = Settings()
    guard setting.show(standard) != "none" else { return }
    var settings = Settings()
    #expect(setting.takeText(setting.show(standard), &settings))
    #expect(settings == standard)
  }

  @Test(arguments: SettingTable.all.map(\.key), ["", " ", "\u{0}", "-1", "1 ", "１", "nan", "1e3"])
  func nonsenseIsNotAccepted(key: String, value: String) throws {
    let setting = try #require(SettingTable.setting(ofKey: key))
    var settings = Settings()
    if key == "host", ["-1", "nan", "1e3"].contains(value) { return }
    if key == "allowedParameters", value == "nan" { return }
    if key == "loaders", !["", "\u{0}"].contains(value) { return }
    #expect(!setting.takeText(value, &settings))
    #expect(settings == Settings())
  }

  @Test(arguments: [
    ("headerDeadline", "--header-deadline", "LOADERD_HEADER_DEADLINE"),
    ("requestsPerConnection", "--requests-per-connection", "LOADERD_REQUESTS_PER_CONNECTION"),
    ("port", "--port", "LOADERD_PORT"),
  ])
  func namesDeriveFromTheKey(key: String, flag: String, variable: String) throws {
    let setting = try #require(SettingTable.setting(ofKey: key))
    #expect("--" + setting.flag == flag)
    #expect(setting.variable == variable)
  }
}
