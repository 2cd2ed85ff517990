import Foundation

/// When an animation plays: begun after a delay, so many times, and what stays behind.
struct Clock: Sendable {
  var begin = 0.0
  var duration = 0.0
  var count = 1.0
  var staysAtEnd = false

  /// The place within the cycle, 0 to 1; `nil` while the animation has no effect.
  func progress(at time: Double) -> Double? {
    let plays = Self.snapped((time - begin) / duration)
    if plays < 0 { return nil }
    if plays < count { return Self.snapped(plays - plays.rounded(.down)) }
    guard staysAtEnd else { return nil }
    let rest = count - count.rounded(.down)
    return rest == 0 ? 1 : rest
  }

  /// A quotient of decimal times without the errors in its last digits.
  private static func snapped(_ plays: Double) -> Double { (plays * 1e10).rounded() / 1e10 }

  /// A time of CSS: a number of seconds that ends in `s`.
  static func seconds(_ text: some StringProtocol) throws -> Double {
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()) else {
      throw ReadingError("\(text) is no time")
    }
    return seconds
  }

  /// A clock value (SMIL Animation, section 3.2.1) in seconds, with a digit before its point.
  static func value(_ text: String) throws -> Double {
    let digits = text.drop { $0 == "-" }
    guard digits.first?.isNumber == true,
      let seconds = Double(text.hasSuffix("s") ? String(text.dropLast()) : text)
    else { throw ReadingError("\(text) is no clock value") }
    return seconds
  }
}
