import LoaderService
import MicroHTTPServer
import Synchronization

/// What `/metrics` shows: joins the service, which answers, with the server, which counts.
final class MetricsSource: Sendable {
  /// How often the settings were read again.
  let reloads = ReloadCounts()
  private let server = Mutex<Server?>(nil)
  private let routes = Mutex<[String]>([])

  /// Begins to tell what a server counts by the routes of a service.
  func attach(_ server: Server, routes: [String]) {
    self.routes.withLock { $0 = routes }
    self.server.withLock { $0 = server }
  }

  /// Lets the server go.
  func detach() { server.withLock { $0 = nil } }

  /// The metrics at this moment.
  func metrics() -> [Metric] {
    let own = reloads.metrics + [Self.droppedLines] + ProcessMetrics.all()
    guard let readings = server.withLock({ $0?.readings }) else { return own }
    return ServerMetrics.all(readings, routes: routes.withLock { $0 }) + own
  }

  private static var droppedLines: Metric {
    Metric(
      "loaderd_log_lines_dropped_total", .counter,
      "Lines of the log that were lost since standard error did not take them.",
      Double(StandardError.droppedLines))
  }
}
