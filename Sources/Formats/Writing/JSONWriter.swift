internal import Geometry

/// Writes JSON (RFC 8259) straight into bytes, members in the order in which they are told.
public struct JSONWriter {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  let decimals: Int
  private var needsComma = false
  /// The outline that was told last, and where its data stand in `bytes`.
  private var lastOutline: (path: Path, place: Range<Int>)?

  /// Makes a writer that rounds numbers to so many decimals, 0 to 9.
  public init(decimals: Int = 6) {
    self.decimals = decimals
    // A frame of few bodies finds room in it.
    bytes.reserveCapacity(1024)
  }

  /// Writes `{…}` around what the body writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes `[…]` around what the body writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes a member's name; its value comes next.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a number, rounded, never with an exponent, never −0.
  public mutating func number(_ value: Double) {
    separate()
    DecimalText.append(value, decimals: decimals, leadingZero: true, to: &bytes)
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) {
    separate()
    bytes.append(String(value))
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append("null")
  }

  /// Writes a string with what RFC 8259, section 7, wants escaped.
  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    guard text.hasByte(Self.isEscaped) else {
      bytes.append(text)
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an outline as SVG path data; the same one again is a copy of what was written.
  mutating func outline(_ path: Path) {
    separate()
    if let lastOutline, lastOutline.path == path {
      bytes += bytes[lastOutline.place]
      return
    }
    let begin = bytes.count
    bytes.append(UInt8(ascii: "\""))
    bytes.append(PathDataWriter.data(of: path, decimals: decimals))
    bytes.append(UInt8(ascii: "\""))
    lastOutline = (path, begin..<bytes.count)
  }

  /// Ends a line, for a text of one value a line.
  public mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func enclosed(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  /// Whether a byte cannot stand for itself.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
