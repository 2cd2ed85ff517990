/// Whole numbers as people write them in settings: ASCII digits, no sign, no leading zero.
enum WholeNumber {
  /// The value of a text within a range, `nil` for everything else.
  static func value(of text: String, in range: ClosedRange<Int>) -> Int? {
    let digits = text.utf8
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      digits.count == 1 || digits.first != 0x30,
      let value = Int(text), range.contains(value)
    else { return nil }
    return value
  }
}
