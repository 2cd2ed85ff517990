/// The grammar of numbers in queries: that of CSS (CSS Syntax 3, section 4.3.12), ASCII only.
enum NumberGrammar {
  /// Reads `-1`, `.5`, `1.25` or `2e3`; nothing may stand around it, and the result is finite.
  static func number(_ text: Substring) -> Double? {
    var rest = text.utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    let digits = rest.prefix(while: \.isASCIIDigit)
    rest = rest.dropFirst(digits.count)
    var fractionCount = 0
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      guard !fraction.isEmpty else { return nil }
      fractionCount = fraction.count
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard digits.count + fractionCount > 0 else { return nil }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      let exponent = rest.prefix(while: \.isASCIIDigit)
      guard !exponent.isEmpty else { return nil }
      rest = rest.dropFirst(exponent.count)
    }
    guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Reads a time in seconds: a number alone or with `s`, or with `ms` for thousandths.
  static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return thousandths(text.dropLast(2)) }
    return number(text.hasSuffix("s") ? text.dropLast() : text[...])
  }

  /// A thousandth of a number, rounded once: `100.7ms` is the very number that `0.1007s` is.
  private static func thousandths(_ text: Substring) -> Double? {
    guard number(text) != nil else { return nil }
    let parts = text.lowercased().split(separator: "e")
    guard parts.count > 1 else { return number("\(parts[0])e-3") }
    // An exponent that no Int holds belongs to a number that is 0 wherever its point stands.
    guard let exponent = Int(parts[1]), exponent > -1_000_000 else { return 0 }
    return number("\(parts[0])e\(exponent - 3)")
  }

  /// Whether a text is a whole number in decimal digits with an optional sign.
  static func isInteger(_ text: String) -> Bool {
    let sign = text.utf8.first
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let digits = isSigned ? text.utf8.dropFirst() : text.utf8[...]
    return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
  }
}

extension UInt8 {
  /// Whether this byte is an ASCII digit.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether this byte is an ASCII letter.
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
