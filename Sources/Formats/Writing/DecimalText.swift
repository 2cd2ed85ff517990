/// Writes numbers in decimals: rounded, shortest, never an exponent, never −0.
enum DecimalText {
  /// Appends a number with at most so many decimals, 0 to 9, trailing zeros left out.
  ///
  /// The text is the decimal nearest to the number's exact value, the one farther from 0 of two
  /// that are as near; from 2⁶³ on it is the shortest that reads as the number again. What is no
  /// finite number is written as 0. `leadingZero` says whether a fraction begins with `0.` (JSON)
  /// or with `.` (SVG, CSS).
  static func append(
    _ value: Double, decimals: Int, leadingZero: Bool, to bytes: inout [UInt8]
  ) {
    guard value.magnitude < 0x1p63 else { return appendLarge(value, to: &bytes) }
    let digits = DecimalDigits(value, decimals: decimals, leadingZero: leadingZero)
    digits.append(to: &bytes)
  }

  /// The same as text.
  static func text(_ value: Double, decimals: Int, leadingZero: Bool) -> String {
    guard value.magnitude < 0x1p63 else {
      var bytes: [UInt8] = []
      appendLarge(value, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    return DecimalDigits(value, decimals: decimals, leadingZero: leadingZero).text
  }

  /// A number so large that its decimals do not count: the shortest digits, filled with zeros.
  private static func appendLarge(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let text = value.magnitude.description
    let parts = text.split(separator: "e")
    let digits = parts[0].utf8.filter { $0 != UInt8(ascii: ".") }
    let whole = parts[0].split(separator: ".")[0].utf8.count
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let length = whole + exponent
    bytes += digits.prefix(length)
    bytes += Array(repeating: UInt8(ascii: "0"), count: max(length - digits.count, 0))
  }
}
