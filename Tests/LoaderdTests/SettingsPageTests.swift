import Foundation
import Testing

@testable import loaderd

/// The page is written anew by a run with `RECORD_DOCS=1`, which fails so that it is looked at.
@Suite struct SettingsPageTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func thePageIsTheTable() throws {
    let page = Self.root.appending(path: "docs/settings.md")
    if ProcessInfo.processInfo.environment["RECORD_DOCS"] != nil {
      try SettingsPage.text.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(page.lastPathComponent)")
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == SettingsPage.text)
  }

  @Test(arguments: SettingTable.all.map(\.key))
  func listsEverySetting(key: String) throws {
    let setting = try #require(SettingTable.setting(ofKey: key))
    let row = "| `\(key)` | `--\(setting.flag)` | `\(setting.variable)` | \(setting.standard) |"
    #expect(SettingsPage.text.contains(row))
    #expect(SettingsPage.text.contains("- `\(key)`: \(setting.help)\n"))
  }

  @Test func theShippedFileIsTheDefaults() throws {
    let bytes = try Data(contentsOf: Self.root.appending(path: SettingsSources.standardFile))
    let resolved = ResolvedSettings(
      SettingsSources(configFlag: "shipped") { _ throws(FileFault) in Array(bytes) })
    #expect(resolved.faults.isEmpty)
    #expect(resolved.settings == Settings())
    let members = try SettingsFile.members(of: Array(bytes), path: "shipped").get()
    #expect(members.map(\.key) == SettingTable.all.map(\.key))
  }
}
