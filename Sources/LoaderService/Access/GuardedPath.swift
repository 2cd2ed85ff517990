internal import Loaders

/// The paths of what is made anew for each query: loaders and frames.
enum GuardedPath {
  private static let roots = ["/loader/", "/frames/"]

  /// Whether a path below the mount is one of them.
  static func contains(_ path: some Sequence<UInt8>) -> Bool {
    roots.contains { path.starts(with: $0.utf8) }
  }
}

extension ServiceRoutes {
  /// The names of all parameters that the guarded routes take, in order and once.
  var parameterNames: [String] {
    var names: [String] = []
    let all = served.flatMap { $0.everyParameter(of: formats).map(\.name) }
    for name in all where !names.contains(name) { names.append(name) }
    return names
  }
}

extension Route {
  /// Whether the rules of access hold for the route.
  var isGuarded: Bool { GuardedPath.contains(template.text.utf8) }
}
