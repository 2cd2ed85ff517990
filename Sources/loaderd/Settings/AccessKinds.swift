import JSONReading
import LoaderService
import Signing

extension SettingKind where Value == Bool {
  /// Yes or no.
  static var onOff: Self {
    let read = { @Sendable (text: String) -> Bool? in
      switch text {
      case "on": true
      case "off": false
      default: nil
      }
    }
    return Self(
      placeholder: "on|off", accepted: "on or off", text: read,
      json: { json in
        if case .bool(let value) = json { value } else { json.text.flatMap(read) }
      },
      show: { $0 ? "on" : "off" })
  }
}

extension SettingKind where Value == [SigningKey] {
  /// Keys, which are never shown.
  static var keys: Self {
    let read = { @Sendable (texts: [String]) -> [SigningKey]? in
      let keys = texts.compactMap { SigningKey(hexadecimal: $0) }
      return keys.count == texts.count && (1...maximum).contains(keys.count) ? keys : nil
    }
    let lengths = SigningKey.lengths
    return Self(
      placeholder: "KEYS",
      accepted: "up to \(maximum) keys of \(lengths.lowerBound) to \(lengths.upperBound) bytes in"
        + " hexadecimal digits, separated by commas",
      text: { read(NameList.split($0)) },
      json: { NameList.texts(of: $0).flatMap(read) },
      show: { $0.isEmpty ? "none" : $0.count == 1 ? "1 key" : "\($0.count) keys" })
  }

  private static var maximum: Int { 8 }
}

extension SettingKind where Value == [String]? {
  /// Names of parameters, or all of them.
  static var parameterNames: Self {
    let read = { @Sendable (names: [String]) -> [String]?? in
      if names == ["all"] { return .some(nil) }
      let areNames = names.allSatisfy { name in
        name.utf8.allSatisfy(isNameByte) && name.utf8.first.map { !(0x30...0x39 ~= $0) } == true
      }
      return areNames && !names.isEmpty && Set(names).count == names.count ? .some(names) : nil
    }
    return Self(
      placeholder: "NAMES",
      accepted: "names of parameters separated by commas, such as size,color, or all",
      text: { read(NameList.split($0)) ?? nil },
      json: { NameList.texts(of: $0).flatMap { read($0) ?? nil } },
      show: { $0.map { $0.joined(separator: ",") } ?? "all" })
  }

  @Sendable private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}

extension SettingKind where Value == [Preset] {
  /// Parameters under names.
  static var presets: Self {
    Self(
      placeholder: "PRESETS",
      accepted: "names with queries such as small=size=32;big=size=96&color=f00, or an object of"
        + " them",
      text: { text in
        checked(
          text.split(separator: ";", omittingEmptySubsequences: false).map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 ? Preset(name: "\(parts[0])", query: "\(parts[1])") : nil
          })
      },
      json: { json in
        guard let members = json.members else { return nil }
        return checked(
          members.map { member in
            member.value.text.flatMap { Preset(name: member.key, query: $0) }
          })
      },
      show: { presets in
        presets.isEmpty
          ? "none" : presets.map { "\($0.name)=\($0.query)" }.joined(separator: ";")
      })
  }

  @Sendable private static func checked(_ presets: [Preset?]) -> [Preset]? {
    let good = presets.compactMap { $0 }
    return good.count == presets.count && Set(good.map(\.name)).count == good.count ? good : nil
  }
}

/// Lists in settings: texts between commas, or the elements of an array.
enum NameList {
  /// The texts between commas.
  static func split(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The texts of an array, or of one text; `nil` for any other value.
  static func texts(of json: JSONValue) -> [String]? {
    if let text = json.text { return split(text) }
    guard let elements = json.elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }
}
