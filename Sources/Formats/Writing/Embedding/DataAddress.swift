/// A `data:` address (RFC 2397) that survives in attributes, style sheets and plain text.
struct DataAddress: Hashable {
  /// The address.
  let bytes: [UInt8]

  /// Makes the address of an SVG.
  ///
  /// Bytes are percent-encoded but for those that no address, no attribute and no `url()` of CSS,
  /// quoted or not, takes for something else. XML needs no charset: it is UTF-8 (RFC 7303).
  init(svg: [UInt8]) {
    var bytes = Array("data:image/svg+xml,".utf8)
    bytes.reserveCapacity(bytes.count + svg.count * 3 / 2)
    for byte in svg {
      if Self.isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      }
    }
    self.bytes = bytes
  }

  /// Whether a byte stands for itself: unreserved, or a delimiter without a meaning of its own there
  /// (RFC 3986, sections 2.2 and 2.3).
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: plain.contains(byte)
    }
  }

  private static let plain = Array("-._~!$*+,;=:@/?".utf8)

  private static func digit(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
  }
}
