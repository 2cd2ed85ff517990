/// A range of media types with its weight, as in the field `Accept` (RFC 9110, section 12.5.1).
public struct MediaRange: Hashable, Sendable {
  /// The type in lower case, or `*`.
  public let type: String
  /// The subtype in lower case, or `*`.
  public let subtype: String
  /// The weight in thousandths, 0 (not acceptable) to 1000.
  public let quality: Int

  /// Makes a range.
  public init(type: String, subtype: String, quality: Int = 1000) {
    self.type = type
    self.subtype = subtype
    self.quality = quality
  }

  /// How closely the range names a type: 0 for `*/*`, 1 for `type/*`, 2 for `type/subtype`.
  public var specificity: Int { type == "*" ? 0 : subtype == "*" ? 1 : 2 }

  /// Whether the range holds a media type, given in lower case.
  public func contains(type: String, subtype: String) -> Bool {
    self.type == "*" || (self.type == type && (self.subtype == "*" || self.subtype == subtype))
  }

  /// Reads one range; parameters other than `q` are read over. `nil` where it is malformed.
  init?(_ text: ArraySlice<UInt8>) {
    let parts = FieldList.split(text, at: UInt8(ascii: ";"))
    let names = FieldList.trimmed(parts[0])
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard names.count == 2, names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isTokenCharacter) })
    else { return nil }
    type = String(decoding: names[0].map(\.lowercasedASCII), as: UTF8.self)
    subtype = String(decoding: names[1].map(\.lowercasedASCII), as: UTF8.self)
    guard type != "*" || subtype == "*" else { return nil }
    var quality = 1000
    for part in parts.dropFirst() {
      let parameter = FieldList.trimmed(part)
      guard parameter.prefix(2).map(\.lowercasedASCII) == Array("q=".utf8) else { continue }
      guard let weight = Self.weight(parameter.dropFirst(2)) else { return nil }
      quality = weight
      break
    }
    self.quality = quality
  }

  /// Reads `0`, `0.5`, `0.125`, `1`, `1.000` as thousandths (RFC 9110, section 12.4.2).
  static func weight(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard let whole = digits.first, whole == 0 || whole == 1 else { return nil }
    if digits.count == 1 { return whole * 1000 }
    guard text.dropFirst().first == UInt8(ascii: "."), digits.count <= 5 else { return nil }
    var fraction = 0
    for digit in digits.dropFirst(2) {
      guard (0...9).contains(digit) else { return nil }
      fraction = fraction * 10 + digit
    }
    for _ in digits.count..<5 { fraction *= 10 }
    let weight = whole * 1000 + fraction
    return weight <= 1000 ? weight : nil
  }
}
