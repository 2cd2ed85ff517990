/// Short names that differ even where upper and lower case count as one, as they do for classes in
/// pages without a document type.
enum LetterName {
  /// `a` to `z`, then `a1` to `z1` and so on.
  static func of(_ index: Int) -> String {
    let (round, place) = index.quotientAndRemainder(dividingBy: 26)
    let letter = UnicodeScalar(UInt8(ascii: "a") + UInt8(place))
    return String(letter) + (round > 0 ? "\(round)" : "")
  }
}
