internal import HTTPMessages

/// The representation that a client gets, and whether it has it already (RFC 9110, section 13).
enum Conditional {
  /// Answers a request with a content in the coding that the client likes best, or without it.
  ///
  /// A client that has the content in another coding than it would get now is told so by that
  /// one's tag: it can go on using what it has.
  static func answered(_ response: Response, _ request: Request) -> Response {
    guard response.status == .ok, request.method == .get || request.method == .head,
      response.headers["ETag"] != nil
    else { return response }
    let preferred = AcceptEncoding(request.headers.combined("Accept-Encoding")).preferred
    var selected = Coded.response(response, preferred)
    if let field = request.headers.combined("If-None-Match"),
      let tag = selected.headers["ETag"].flatMap(EntityTag.init(parsing:)),
      let held = IfNoneMatch(field).held(of: tag)
    {
      if held != tag { selected = Coded.response(response, held.coding) }
      selected = notModified(selected)
    }
    selected.provenance.isReusable = !response.provenance.isNegotiated
    return selected
  }

  /// Leaves the content out (304, section 15.4.5).
  ///
  /// What describes the content is left out with it; `ETag`, `Cache-Control`, `Vary` and the fields
  /// about origins stay. The body stays in the value, as for `HEAD`: the server sends nothing of
  /// it but its length, which a 304 may tell as that of the 200 only (section 8.6).
  private static func notModified(_ response: Response) -> Response {
    var response = response
    response.status = .notModified
    for name in ["Content-Type", "Content-Encoding", "Content-Security-Policy"] {
      response.headers[name] = nil
    }
    return response
  }
}
