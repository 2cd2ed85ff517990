public import Formats
public import HTTPMessages
public import Loaders

/// Answers requests for loaders: a pure function of the request and of the readiness.
public struct Service: Sendable {
  /// Whether the service wants more requests; `/readyz` tells it.
  public let readiness: Readiness
  /// The templates of the routes, in the order that `Provenance.route` counts by.
  public var routeTemplates: [String] { routes.routes.map(\.template.text) }
  private let options: ServiceOptions
  private let routes: RouteTable
  private let loaderNames: [String]
  private let base: [String]

  /// Makes a service of some loaders in some formats; `metrics` tells what `/metrics` shows.
  public init(
    loaders: LoaderRegistry, formats: FormatRegistry, options: ServiceOptions = ServiceOptions(),
    metrics: @escaping @Sendable () -> [Metric] = { [] }
  ) {
    self.options = options
    loaderNames = loaders.names
    base = options.basePath.split(separator: "/").map(String.init)
    readiness = Readiness()
    routes =
      ServiceRoutes(
        loaders: loaders, formats: formats, options: options, readiness: readiness,
        metrics: metrics
      ).table
  }

  /// The response to a request; the one to `HEAD` carries what `GET` would.
  public func respond(to request: Request) -> Response {
    var response: Response
    var route: Int?
    do throws(Problem) {
      response = Conditional.answered(try routed(request, &route), request)
    } catch {
      response = ProblemResponse.response(to: request, error, basePath: options.basePath)
    }
    response.provenance.route = route
    for field in CommonHeaders.fields { response.headers.append(field.name, field.value) }
    return response
  }

  /// The response to a request that is refused before it is looked at, by its status.
  ///
  /// The status is one of 400, 413, 414, 431, 500, 501 and 503; any other becomes 500. `detail` is
  /// a sentence that says what is wrong, where more is known than the status tells.
  public func refusal(of request: Request, _ status: Status, detail: String? = nil) -> Response {
    let problem = Problem(ProblemKind(status: status), detail: detail)
    var response = ProblemResponse.response(to: request, problem, basePath: options.basePath)
    for field in CommonHeaders.fields { response.headers.append(field.name, field.value) }
    return response
  }

  private func routed(_ request: Request, _ place: inout Int?) throws(Problem) -> Response {
    if request.method == .options, request.target.path == [UInt8(ascii: "*")] {
      return Preflight.response(allow: routes.allow)
    }
    let segments: [String]
    do throws(MessageFault) {
      segments = try PathSegments(request.target.path).segments
    } catch {
      throw Problem(.badTarget)
    }
    guard let (index, variables) = mounted(segments).flatMap(routes.match) else {
      let below = mounted(segments) ?? segments
      throw Problem(
        .unknownRoute, suggestions: routes.suggestions(for: below, loaders: loaderNames))
    }
    place = index
    let route = routes.routes[index]
    if request.method == .options { return Preflight.response(allow: route.allow) }
    guard route.methods.contains(request.method) else {
      var problem = Problem(
        .methodNotAllowed, detail: "This address takes \(route.allow) and nothing else.")
      problem.headers.append("Allow", route.allow)
      throw problem
    }
    return try route.responder(
      RoutedRequest(request: request, template: route.template, variables: variables))
  }

  /// The segments below the mount; `nil` outside it. Health is found with and without the mount.
  private func mounted(_ segments: [String]) -> [String]? {
    if segments == ["healthz"] || segments == ["readyz"] { return segments }
    guard segments.starts(with: base) else { return nil }
    let below = Array(segments.dropFirst(base.count))
    return below.isEmpty ? nil : below
  }
}
