import LoaderService
import MicroHTTPServer

/// What the server has counted of answers that take long to make, as metrics.
enum RenderMetrics {
  /// The metrics of some readings.
  static func all(_ work: WorkReadings) -> [Metric] {
    [
      Metric(
        "loaderd_render_threads", .gauge, "Threads that draw, beside the event loops.",
        Double(work.threads)),
      Metric(
        "loaderd_renders_in_progress", .gauge, "Pictures that are being drawn.",
        Double(work.inProgress)),
      Metric(
        "loaderd_renders_waiting", .gauge, "Pictures that wait to be drawn.",
        Double(work.waiting)),
      ServerMetrics.histogram(
        "loaderd_render_duration_seconds",
        "Time to draw a picture, without the time in which it waited.", work.durations),
      requests(work),
      Metric(
        "loaderd_renders_dropped_total", .counter,
        "Pictures that were not begun, since nobody waited for them any more.",
        Double(work.dropped)),
      Metric(
        "loaderd_render_cache_bytes", .gauge, "Memory that the pictures kept take.",
        Double(work.keptBytes)),
      Metric(
        "loaderd_render_cache_entries", .gauge, "Pictures that are kept.",
        Double(work.keptResponses)),
    ]
  }

  /// Requests for pictures by what came of them, but those that had theirs drawn.
  private static func requests(_ work: WorkReadings) -> Metric {
    let outcomes = [
      ("shared", work.shared), ("kept", work.reused), ("rejected", work.rejected),
      ("overdue", work.overdue),
    ]
    return Metric(
      "loaderd_render_requests_total", .counter,
      "Requests for a picture that was being drawn for another, that was kept, that found too"
        + " many waiting, or that waited for too long.",
      outcomes.map { Metric.Sample(Double($0.1), labels: [["outcome", $0.0]]) })
  }
}
