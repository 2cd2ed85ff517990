/// An instant as it is logged, in coordinated universal time (RFC 3339).
enum UTCTime {
  /// The text of an instant in seconds since 1970, such as `2026-11-30T06:18:36Z`.
  static func text(_ seconds: Int64) -> String {
    let day = (seconds - modulo(seconds, 86_400)) / 86_400
    let time = modulo(seconds, 86_400)
    let (year, month, dayOfMonth) = date(day)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
      + "T\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))Z"
  }

  /// The date of a day counted from 1970-01-01, by the Gregorian calendar.
  ///
  /// Years begin in March here, so that the leap day is the last one; 400 years have 146,097 days.
  private static func date(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let since = day + 719_468
    let dayOfEra = modulo(since, 146_097)
    let era = (since - dayOfEra) / 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
  }

  private static func modulo(_ value: Int64, _ divisor: Int64) -> Int64 {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
