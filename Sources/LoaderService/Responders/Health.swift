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

  /// What is measured, for Prometheus.
  static func metrics(_ metrics: [Metric]) -> Response {
    quiet(
      Response(
        status: .ok,
        headers: [
          "Content-Type": PrometheusText.mediaType,
          "Cache-Control": CacheControl.noStore.fieldValue,
        ], body: PrometheusText.bytes(metrics)))
  }

  /// A response that deserves no line in a log.
  private static func quiet(_ response: Response) -> Response {
    var response = response
    response.provenance.isQuiet = true
    return response
  }

  private static func answer(_ status: String) -> Response {
    let json: JSONValue = ["status": .string(status)]
    return quiet(
      Response(
        status: .ok,
        headers: [
          "Content-Type": MediaType.json, "Cache-Control": CacheControl.noStore.fieldValue,
        ], body: json.bytes))
  }
}
