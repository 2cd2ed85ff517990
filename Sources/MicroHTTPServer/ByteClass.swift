extension UInt8 {
  /// Whether this byte may stand in a token (RFC 9110, section 5.6.2).
  var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#"),
      UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Whether this byte may stand in a field value (RFC 9110, section 5.5).
  var isValueByte: Bool { self >= 0x20 ? self != 0x7f : self == 0x09 }

  /// Whether this byte may stand in a target; bytes of no ASCII character are let through raw.
  var isTargetByte: Bool { self > 0x20 && self != 0x7f }

  /// Whether this byte may stand in a host and port (RFC 3986, section 3.2, without user data).
  var isAuthorityByte: Bool {
    switch self {
    case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"): false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: isTokenByte
    }
  }

  /// Whether this byte is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// This byte, an ASCII letter made lower case.
  var lowercased: UInt8 {
    UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

extension Collection<UInt8> {
  /// Whether these bytes are a text of lower-case ASCII when case does not count.
  func isIgnoringCase(_ lowercase: StaticString) -> Bool {
    guard count == lowercase.utf8CodeUnitCount else { return false }
    var position = 0
    for byte in self {
      guard unsafe byte.lowercased == lowercase.utf8Start[position] else { return false }
      position += 1
    }
    return true
  }
}
