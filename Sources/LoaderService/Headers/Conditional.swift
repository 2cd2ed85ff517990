internal import HTTPMessages

/// Conditional requests (RFC 9110, section 13).
enum Conditional {
  /// Leaves the content out where the client has it already (304, section 15.4.5).
  ///
  /// What describes the content is left out with it; `ETag`, `Cache-Control`, `Vary` and the fields
  /// about origins stay. The body stays in the value, as for `HEAD`: the server sends nothing of
  /// it but its length, which a 304 may tell as that of the 200 only (section 8.6).
  static func revalidated(_ response: Response, _ request: Request) -> Response {
    guard response.status == .ok, request.method == .get || request.method == .head,
      let field = request.headers.combined("If-None-Match"),
      let text = response.headers["ETag"]
    else { return response }
    guard field == text || EntityTag(parsing: text).map(IfNoneMatch(field).matches) == true else {
      return response
    }
    var notModified = Response(
      status: .notModified, headers: response.headers, body: response.body)
    notModified.headers["Content-Type"] = nil
    notModified.headers["Content-Security-Policy"] = nil
    return notModified
  }
}
