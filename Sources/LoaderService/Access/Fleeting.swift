internal import HTTPMessages

/// Answers to addresses that are good for a time.
enum Fleeting {
  /// Lets nobody keep a response longer than its address is good, this service included.
  ///
  /// What took long to make may come too late to be kept at all.
  static func bound(_ response: inout Response, by deadline: Deadline) {
    response.provenance.isReusable = false
    guard let field = response.headers["Cache-Control"] else { return }
    let bounded = CacheControl(field)?.bounded(by: max(0, deadline.secondsLeft)) ?? .noStore
    response.headers["Cache-Control"] = bounded.fieldValue
  }
}

/// When an address ceases to be good.
struct Deadline: Sendable {
  /// The time in seconds since 1970.
  let end: Int
  /// Tells the time by the same count.
  let clock: @Sendable () -> Int

  /// How many seconds are left now; 0 or less when it is over.
  var secondsLeft: Int { end - clock() }
}
