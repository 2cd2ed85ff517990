import LoaderService
import MicroHTTPServer

/// What the server has counted, as metrics.
enum ServerMetrics {
  /// The metrics of some readings; `routes` are the templates that routes are counted by.
  static func all(_ readings: ServerReadings, routes: [String]) -> [Metric] {
    [
      Metric(
        "loaderd_requests_total", .counter, "Requests answered, by route, method and status.",
        readings.answers.map { sample($0, routes) }),
      Metric(
        "loaderd_requests_in_flight", .gauge,
        "Requests whose answers are not wholly sent.", Double(readings.requestsInFlight)),
      Metric(
        "loaderd_connections", .gauge, "Connections that are open.",
        Double(readings.openConnections)),
      Metric(
        "loaderd_workers", .gauge, "Event loops, one thread each.", Double(readings.workers)),
      histogram(
        "loaderd_request_duration_seconds",
        "Time to make an answer; answers that were ready take no time worth measuring and are"
          + " not in here.", readings.durations),
      histogram(
        "loaderd_response_size_bytes", "Bytes of content sent with an answer.", readings.sizes),
      Metric(
        "loaderd_overload_refused_total", .counter,
        "Requests that were refused since more came than could be answered.",
        Double(readings.overloads)),
    ] + cache(readings) + RenderMetrics.all(readings.work)
  }

  private static func cache(_ readings: ServerReadings) -> [Metric] {
    [
      Metric(
        "loaderd_cache_hits_total", .counter, "Answers that were ready.", Double(readings.hits)),
      Metric(
        "loaderd_cache_misses_total", .counter,
        "Answers that had to be made and may be kept ready.", Double(readings.misses)),
      Metric(
        "loaderd_cache_admissions_total", .counter,
        "Answers that were taken in when they were asked for again.",
        Double(readings.admissions)),
      Metric(
        "loaderd_cache_evictions_total", .counter, "Answers that had to make room for others.",
        Double(readings.evictions)),
      Metric(
        "loaderd_cache_bytes", .gauge, "Memory that the answers kept ready take.",
        Double(readings.cachedBytes)),
      Metric(
        "loaderd_cache_entries", .gauge, "Answers kept ready, one a target and coding.",
        Double(readings.cachedAnswers)),
    ]
  }

  private static func sample(
    _ answers: ServerReadings.Answers, _ routes: [String]
  ) -> Metric.Sample {
    let route = answers.route.flatMap { routes.indices.contains($0) ? routes[$0] : nil }
    let code = answers.status == 0 ? "other" : "\(answers.status)"
    return Metric.Sample(
      Double(answers.count),
      labels: [["route", route ?? "none"], ["method", answers.method], ["code", code]])
  }

  /// A histogram of what the server has counted.
  static func histogram(
    _ name: String, _ summary: String, _ values: ServerReadings.Distribution
  ) -> Metric {
    .histogram(
      name, summary, bounds: values.bounds, counts: values.counts, sum: values.sum)
  }
}
