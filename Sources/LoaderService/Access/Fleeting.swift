internal import HTTPMessages

/// Answers to addresses that are good for a time.
enum Fleeting {
  /// Lets nobody keep a response longer than its address is good, in seconds, this service included.
  static func bound(_ response: inout Response, by seconds: Int) {
    response.provenance.isReusable = false
    guard let field = response.headers["Cache-Control"] else { return }
    let bounded = CacheControl(field)?.bounded(by: seconds) ?? .noStore
    response.headers["Cache-Control"] = bounded.fieldValue
  }
}
