/// Writes numbers in decimals: rounded, shortest, never an exponent, never −0.
enum DecimalText {
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// Appends a number with at most so many decimals, 0 to 9, trailing zeros left out.
  ///
  /// The text is the decimal nearest to the number's exact value, the one farther from 0 of two
  /// that are as near; from 2⁶³ on it is the shortest that reads as the number again. What is no
  /// finite number is written as 0. `leadingZero` says whether a fraction begins with `0.` (JSON)
  /// or with `.` (SVG, CSS).
  static func append(
    _ value: Double, decimals: Int, leadingZero: Bool, to bytes: inout [UInt8]
  ) {
    let magnitude = value.magnitude
    guard magnitude < 0x1p63 else { return appendLarge(value, to: &bytes) }
    let power = powers[min(max(decimals, 0), 9)]
    let divisor = UInt64(power)
    var whole = UInt64(magnitude)
    var fraction = units(of: magnitude - Double(whole), scaledBy: power)
    if fraction == divisor { (whole, fraction) = (whole + 1, 0) }
    if whole == 0, fraction == 0 { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    if whole > 0 || leadingZero { appendInteger(whole, to: &bytes) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    appendFraction(fraction, of: divisor, to: &bytes)
  }

  /// A fraction from 0 to 1 in units of 1 / power, rounded by its exact value.
  private static func units(of fraction: Double, scaledBy power: Double) -> UInt64 {
    let product = fraction * power
    let below = product.rounded(.down)
    // What the product lacks to the exact one; it counts only where that looks like a tie.
    let rest = (-product).addingProduct(fraction, power)
    let excess = product - below
    return UInt64(below) + (excess > 0.5 || excess == 0.5 && rest >= 0 ? 1 : 0)
  }

  private static func appendFraction(
    _ fraction: UInt64, of divisor: UInt64, to bytes: inout [UInt8]
  ) {
    var rest = fraction
    var place = divisor
    while rest > 0 {
      place /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
    }
  }

  static func appendInteger(_ value: UInt64, to bytes: inout [UInt8]) {
    if value >= 10 { appendInteger(value / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
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
