/// From when on a signed address is good no more, as it is given on the command line.
enum Expiry {
  /// What is accepted, in words.
  static let accepted = "seconds since 1970 that are still to come, or +SECONDS from now"
  private static let limit = 999_999_999_999

  /// The time of a text in seconds since 1970; `nil` for anything else and for a time that is over.
  static func seconds(_ text: String, now: Int) -> Int? {
    if text.hasPrefix("+") {
      return WholeNumber.value(of: String(text.dropFirst()), in: 1...limit - now).map { now + $0 }
    }
    return WholeNumber.value(of: text, in: now + 1...limit)
  }
}
