import JSONReading
import Loaders

@testable import loaderd

extension FuzzTarget {
  /// JSON: read or told where it is wrong, always the same.
  static let json = FuzzTarget(name: "json") { bytes in
    do throws(JSONError) {
      let value = try JSONValue(parsing: bytes)
      require((try? JSONValue(parsing: bytes)) == value, "the same text is the same value")
      for member in value.members ?? [] {
        let pointer = "/" + JSONValue.pointerToken(of: member.key)
        require(value[pointer: pointer] != nil, "\(pointer) leads to its member")
      }
    } catch {
      require(error.line >= -1 && error.column >= -1, "a place: \(error)")
    }
  }

  /// Settings: a file that is right tells values that are taken again as they are shown.
  static let settings = FuzzTarget(name: "settings") { bytes in
    let source = SettingsSources(configFlag: "settings.json", file: { _ in bytes })
    check(ResolvedSettings(source))
    // The same bytes as what flags and variables hold: a line each.
    var flags: [(setting: Setting, value: String)] = []
    for line in bytes.text.split(separator: "\n").prefix(20) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let setting = SettingTable.setting(ofFlag: String(parts[0])) else {
        continue
      }
      flags.append((setting, String(parts[1])))
    }
    check(ResolvedSettings(SettingsSources(flags: flags, file: { _ in [0x7B, 0x7D] })))
  }

  private static func check(_ resolved: ResolvedSettings) {
    for setting in resolved.changed where !setting.isSecret {
      var again = Settings()
      let shown = setting.show(resolved.settings)
      require(setting.takeText(shown, &again), "\(setting.key): \(shown) is taken")
      require(setting.show(again) == shown, "\(setting.key): \(shown) is shown again")
    }
    for fault in resolved.faults { require(!"\(fault)".isEmpty, "a fault is told") }
  }
}
