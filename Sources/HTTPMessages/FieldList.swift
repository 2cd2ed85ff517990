/// Lists in field values: items between separators that stand outside quoted strings.
enum FieldList {
  /// Splits at a separator outside quoted strings (RFC 9110, section 5.6.4); at least one part.
  static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var isQuoted = false
    var isEscaped = false
    return bytes.split(omittingEmptySubsequences: false) { byte in
      if isEscaped {
        isEscaped = false
        return false
      }
      if isQuoted, byte == UInt8(ascii: "\\") { isEscaped = true }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == separator && !isQuoted
    }
  }

  /// The bytes without optional white space at their ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes.drop(while: \.isFieldSpace)
    while rest.last?.isFieldSpace == true { rest.removeLast() }
    return rest
  }
}

extension UInt8 {
  /// Whether this byte may stand in a token (`tchar`, RFC 9110, section 5.6.2).
  var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
