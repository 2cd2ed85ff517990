internal import HTTPMessages

/// Every route of the service, in the order in which they are tried.
struct RouteTable: Sendable {
  /// The routes.
  let routes: [Route]

  /// The place of the first route of a path's shape, with the values of its variables.
  func match(_ segments: [String]) -> (place: Int, variables: [String: String])? {
    for (place, route) in routes.enumerated() {
      if let variables = route.template.match(segments) { return (place, variables) }
    }
    return nil
  }

  /// The value of `Allow` for the server as a whole (`OPTIONS *`, RFC 9110, section 9.3.7).
  var allow: String {
    var methods: [Method] = []
    for method in routes.flatMap(\.methods) + [.options] where !methods.contains(method) {
      methods.append(method)
    }
    return methods.map(\.rawValue).joined(separator: ", ")
  }

  /// Paths that were probably meant by one that no route has.
  ///
  /// The first segment is compared with the routes' and the second with the loaders' names; a
  /// loader's name alone means the loader.
  func suggestions(for segments: [String], loaders: [String]) -> [String] {
    let segments = segments.last == "" ? Array(segments.dropLast()) : segments
    guard let first = segments.first, segments.count <= 2 else { return [] }
    var roots: [String] = []
    var withName: Set<String> = []
    for route in routes {
      let parts = route.template.text.split(separator: "/").map(String.init)
      guard let root = parts.first else { continue }
      if !roots.contains(root) { roots.append(root) }
      if parts.count == 2 { withName.insert(root) }
    }
    let root = NearestRoot.of(first, among: roots)
    guard segments.count == 2 else {
      if let loader = NearestRoot.loader(first, among: loaders) { return ["/loader/\(loader).svg"] }
      guard let root else { return [] }
      let isComplete = routes.contains { $0.template.text == "/\(root)" }
      return isComplete ? ["/\(root)"] : loaders.first.map { ["/\(root)/\($0)"] } ?? []
    }
    guard let root, withName.contains(root),
      let loader = NearestRoot.loader(segments[1], among: loaders)
    else { return [] }
    let suffix = segments[1].split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    let path = "/\(root)/\(loader)"
    let whole = "\(path).\(suffix)".dropFirst().split(separator: "/").map(String.init)
    return [!suffix.isEmpty && match(whole) != nil ? "\(path).\(suffix)" : path]
  }
}
