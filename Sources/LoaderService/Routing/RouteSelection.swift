/// Which of the routes a service has: what is for everybody may be served apart from the rest.
public enum RouteSelection: Hashable, Sendable {
  /// All of them.
  case all
  /// All but what only operators need to see.
  case withoutMetrics
  /// What operators and probes need.
  case administration

  private static let probes = ["/healthz", "/readyz"]
  private static let metrics = "/metrics"

  /// Whether a route is one of them.
  func contains(_ route: Route) -> Bool {
    let path = route.template.text
    return switch self {
    case .all: true
    case .withoutMetrics: path != Self.metrics
    case .administration: path == Self.metrics || Self.probes.contains(path)
    }
  }
}
