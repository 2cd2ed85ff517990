/// Numbers as SVG and CSS have them: no leading zero before the point, nothing needless.
enum SVGNumber {
  /// A number with at most so many decimals.
  static func text(_ value: Double, _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(value, decimals: decimals, leadingZero: false, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Numbers one after the other, with a space only where the next has no sign to tell it apart.
  static func list(_ values: [Double], _ decimals: Int) -> String {
    var result = ""
    for value in values {
      let next = text(value, decimals)
      let isApart = result.isEmpty || next.hasPrefix("-")
      result += (isApart ? "" : " ") + next
    }
    return result
  }

  /// A value rounded to so many decimals.
  static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let power = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9][min(max(decimals, 0), 9)]
    return (value * power).rounded() / power
  }
}
