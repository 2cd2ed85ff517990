internal import HTTPMessages

/// Problems as responses, written as the client would have them (RFC 9110, section 12.1).
enum ProblemResponse {
  /// The response to a request that had a problem.
  static func response(to request: Request, _ problem: Problem, basePath: String) -> Response {
    let accept = AcceptHeader(request.headers.combined("Accept"))
    var headers = HeaderFields()
    let body: [UInt8]
    switch accept.preference(among: [.json, .image, .html]) {
    case .json:
      headers.append("Content-Type", MediaType.problem)
      body = problem.json(basePath: basePath).bytes
    case .image:
      headers.append("Content-Type", MediaType.svg)
      headers.append("Content-Security-Policy", CommonHeaders.svgPolicy)
      body = ProblemCard.svg(problem)
    case .html:
      headers.append("Content-Type", MediaType.html)
      headers.append("Content-Security-Policy", HTMLPage.contentSecurityPolicy)
      body = ProblemPage.html(problem, home: home(from: request.target.path, basePath: basePath))
    }
    headers.append("Cache-Control", CacheControl.noStore.fieldValue)
    headers.append("Vary", "Accept")
    for field in problem.headers.fields { headers.append(field.name, field.value) }
    return Response(status: problem.kind.status, headers: headers, body: body)
  }

  /// The way up from a path to the mount: `../` for every slash below it but the first.
  ///
  /// A path deeper than any of ours gets the mount's own path, which is shorter.
  static func home(from path: [UInt8], basePath: String) -> String {
    let below = path.starts(with: basePath.utf8) ? path.dropFirst(basePath.utf8.count) : path[...]
    let depth = below.count { $0 == UInt8(ascii: "/") } - 1
    guard depth <= 8 else { return basePath + "/" }
    return depth > 0 ? String(repeating: "../", count: depth) : "./"
  }
}
