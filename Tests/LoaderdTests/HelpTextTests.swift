import Testing

@testable import loaderd

@Suite struct HelpTextTests {
  @Test(arguments: [CommandName.serve, .check, .health], SettingTable.all.map(\.key))
  func mentionsEverySetting(command: CommandName, key: String) throws {
    let setting = try #require(SettingTable.setting(ofKey: key))
    let text = HelpText.of(command)
    #expect(text.contains("--\(setting.flag) \(setting.placeholder)\n"))
    #expect(text.contains("\(setting.variable), \(setting.key)\n"))
    #expect(words(text).contains(words("Default: \(setting.standard).")))
    #expect(words(text).contains(words(setting.help)))
  }

  @Test(arguments: CommandName.allCases)
  func mentionsEveryCommandAndItsFlags(command: CommandName) {
    #expect(words(HelpText.overall).contains("\(command.rawValue) \(words(command.summary))"))
    for flag in command.flags { #expect(HelpText.of(command).contains("--\(flag.name)")) }
  }

  @Test(arguments: CommandName.allCases)
  func fitsATerminal(command: CommandName) {
    for text in [HelpText.overall, HelpText.of(command)] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
      #expect(text.hasSuffix("\n"))
    }
  }

  private func words(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
