/// Times as people write them in settings: `10`, `1.5`, `10s`, `500ms`.
enum SecondsText {
  /// The time of a text, exact to the millisecond; `nil` for everything else.
  static func duration(of text: String) -> Duration? {
    if text.hasSuffix("ms") {
      return milliseconds(of: String(text.dropLast(2)), scale: 1)
    }
    return milliseconds(of: text.hasSuffix("s") ? String(text.dropLast()) : text, scale: 1000)
  }

  /// The time of a number of seconds, exact to the millisecond.
  static func duration(seconds: Double) -> Duration? {
    let milliseconds = seconds * 1000
    let whole = milliseconds.rounded()
    guard abs(milliseconds - whole) < 1e-6, abs(whole) < 1e12 else { return nil }
    return .milliseconds(Int(whole))
  }

  /// A time as seconds with at most three decimals, without a unit.
  static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard milliseconds != 0 else { return "\(seconds)" }
    var decimals = String("00\(milliseconds)".suffix(3))
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(seconds).\(decimals)"
  }

  private static func milliseconds(of number: String, scale: Double) -> Duration? {
    let parts = number.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), number.utf8.count <= 12,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
      }),
      let value = Double(number)
    else { return nil }
    return duration(seconds: value * scale / 1000)
  }
}
