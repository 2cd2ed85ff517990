/// Regular expressions (ECMA-262) of numbers within a range, for schemas of texts.
enum WholeNumberPattern {
  /// Matches the whole numbers of a range of numbers from 0 on, written without leading zeros.
  static func of(_ range: ClosedRange<Int>) -> String {
    var alternatives: [String] = []
    var lowest = range.lowerBound
    while lowest <= range.upperBound {
      let digits = Array(String(lowest).utf8)
      let highest = min(range.upperBound, Int(String(repeating: "9", count: digits.count)) ?? 0)
      alternatives.append(between(digits[...], Array(String(highest).utf8)[...]))
      lowest = highest + 1
    }
    return "(" + alternatives.joined(separator: "|") + ")"
  }

  /// Matches plain decimals of a range, from its first whole number from 0 on to its last.
  static func decimal(_ range: ClosedRange<Double>) -> String {
    let lowest = Int(max(range.lowerBound, 0).rounded(.up))
    guard range.upperBound < 1_000_000_000 else { return "[0-9]{1,9}(\\.[0-9]+)?" }
    let highest = Int(range.upperBound)
    guard lowest < highest else { return "\(highest)" }
    return "(\(of(lowest...(highest - 1)))(\\.[0-9]+)?|\(highest))"
  }

  /// Matches the numbers between two of equally many digits.
  private static func between(_ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>) -> String {
    guard let lowest = low.first, let highest = high.first else { return "" }
    let zero = UInt8(ascii: "0")
    let nine = UInt8(ascii: "9")
    if low.allSatisfy({ $0 == zero }), high.allSatisfy({ $0 == nine }) {
      return low.count == 1 ? "[0-9]" : "[0-9]{\(low.count)}"
    }
    let (lowRest, highRest) = (low.dropFirst(), high.dropFirst())
    if lowest == highest { return digit(lowest) + between(lowRest, highRest) }
    if low.count == 1 { return "[\(digit(lowest))-\(digit(highest))]" }
    let nines = ArraySlice(repeating: nine, count: lowRest.count)
    let zeros = ArraySlice(repeating: zero, count: lowRest.count)
    var alternatives = [digit(lowest) + between(lowRest, nines)]
    if lowest + 1 < highest {
      alternatives.append(
        "[\(digit(lowest + 1))-\(digit(highest - 1))]" + between(zeros, nines))
    }
    alternatives.append(digit(highest) + between(zeros, highRest))
    return "(" + alternatives.joined(separator: "|") + ")"
  }

  private static func digit(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }
}
