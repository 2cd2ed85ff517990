/// Numbers as SVG and CSS have them: no leading zero before the point, nothing needless.
enum SVGNumber {
  /// A number with at most so many decimals.
  static func text(_ value: Double, _ decimals: Int) -> String {
    DecimalText.text(value, decimals: decimals, leadingZero: false)
  }

  /// Numbers one after the other, with a space only where the next has no sign to tell it apart.
  static func list(_ values: [Double], _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(values, decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends numbers one after the other, as `list` has them.
  static func append(_ values: [Double], _ decimals: Int, to bytes: inout [UInt8]) {
    for value in values {
      let end = bytes.count
      DecimalText.append(value, decimals: decimals, leadingZero: false, to: &bytes)
      if end > 0, bytes[end] != UInt8(ascii: "-") { bytes.insert(UInt8(ascii: " "), at: end) }
    }
  }

  /// A value rounded to so many decimals.
  static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let power = Double(DecimalDigits.power(min(max(decimals, 0), 9)))
    return (value * power).rounded() / power
  }
}
