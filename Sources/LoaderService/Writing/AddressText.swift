/// Text made fit for the query of an address (RFC 3986, section 3.4).
enum AddressText {
  /// Escapes what may not stand in a query; `&`, `=`, `,` and `%` are kept as they are.
  static func query(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "="),
        UInt8(ascii: ","), UInt8(ascii: "%"):
        escaped.unicodeScalars.append(UnicodeScalar(byte))
      default:
        escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }
}
