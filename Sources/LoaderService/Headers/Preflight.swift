internal import HTTPMessages

/// Answers to `OPTIONS`, preflight requests of browsers among them (Fetch, section 3.2.2).
enum Preflight {
  /// What a route may be asked: without content, and kept by browsers for a day.
  static func response(allow: String) -> Response {
    Response(
      status: .noContent,
      headers: [
        "Allow": allow, "Access-Control-Allow-Methods": allow,
        "Access-Control-Allow-Headers": "*", "Access-Control-Max-Age": "86400",
      ])
  }
}
