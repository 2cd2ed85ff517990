internal import HTTPMessages

/// What probes are told; nobody keeps it.
enum Health {
  /// The answer while the process runs.
  static let alive = answer("ok")

  /// The answer while the service takes requests; a problem while it drains.
  static func ready(_ readiness: Readiness) throws(Problem) -> Response {
    guard readiness.isReady else {
      var problem = Problem(.unavailable, detail: "The service is draining.")
      problem.headers.append("Retry-After", "5")
      throw problem
    }
    return answer("ready")
  }

  private static func answer(_ status: String) -> Response {
    let json: JSONValue = ["status": .string(status)]
    return Response(
      status: .ok,
      headers: [
        "Content-Type": MediaType.json, "Cache-Control": CacheControl.noStore.fieldValue,
      ], body: json.bytes)
  }
}
