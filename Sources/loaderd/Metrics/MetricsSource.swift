import LoaderService
import MicroHTTPServer
import Synchronization

/// What `/metrics` shows: joins the service, which answers, with the server, which counts.
final class MetricsSource: Sendable {
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
    guard let readings = server.withLock({ $0?.readings }) else { return ProcessMetrics.all() }
    return ServerMetrics.all(readings, routes: routes.withLock { $0 }) + ProcessMetrics.all()
  }
}
