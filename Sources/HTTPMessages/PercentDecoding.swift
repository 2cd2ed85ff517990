/// What is wrong with the text of a message: the facts, without words.
public enum MessageFault: Error, Hashable, Sendable {
  /// A `%` is not followed by two hexadecimal digits (RFC 3986, section 2.1).
  case badEscape
  /// The decoded bytes are not UTF-8 (RFC 3629).
  case invalidUTF8
  /// A path holds the byte 0, plain or escaped.
  case nulByte
  /// A path does not begin with `/` (RFC 9112, section 3.2.1).
  case noLeadingSlash
}

/// Percent-decoding of the parts of a target (RFC 3986, section 2.1), strict in every way.
enum PercentDecoding {
  private static let percent = UInt8(ascii: "%")
  private static let plus = UInt8(ascii: "+")

  /// Decodes bytes to text; `+` is a space only where `plusIsSpace` says so, as in a query.
  static func text(
    _ bytes: ArraySlice<UInt8>, plusIsSpace: Bool
  ) throws(MessageFault) -> String {
    let isPlain = !bytes.contains { $0 == percent || (plusIsSpace && $0 == plus) }
    let decoded = isPlain ? bytes : try unescaped(bytes, plusIsSpace: plusIsSpace)[...]
    guard let text = String(validating: decoded, as: UTF8.self) else { throw .invalidUTF8 }
    return text
  }

  private static func unescaped(
    _ bytes: ArraySlice<UInt8>, plusIsSpace: Bool
  ) throws(MessageFault) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case percent:
        guard let high = rest.popFirst()?.hexadecimalValue,
          let low = rest.popFirst()?.hexadecimalValue
        else { throw .badEscape }
        decoded.append(high << 4 | low)
      case plus where plusIsSpace: decoded.append(UInt8(ascii: " "))
      default: decoded.append(byte)
      }
    }
    return decoded
  }
}

extension UInt8 {
  /// The value of this byte as an ASCII hexadecimal digit of either case, or `nil`.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
