public import Formats
public import HTTPMessages
public import Loaders

/// Answers requests for loaders: a pure function of the request and of the readiness.
public struct Service: Sendable {
  /// Whether the service wants more requests; `/readyz` tells it.
  public let readiness: Readiness
  /// The templates of the routes, in the order that `Provenance.route` counts by.
  public var routeTemplates: [String] { routes.routes.map(\.template.text) }
  /// The names of all parameters that any loader takes anywhere.
  public var parameterNames: [String] { everything.parameterNames }
  /// Every loader in every form, made anew each time.
  public var files: [ServedFile] { everything.files }
  private var options: ServiceOptions
  private var routes: RouteTable
  private let everything: ServiceRoutes
  private let allRoutes: [Route]
  private let loaderNames: [String]
  private var base: [String]
  private let access: PublicAccess

  /// Makes a service of some loaders in some formats.
  ///
  /// `access` tells what strangers may ask, `readiness` what `/readyz` does, and `metrics` what
  /// `/metrics` shows.
  public init(
    loaders: LoaderRegistry, formats: FormatRegistry, options: ServiceOptions = ServiceOptions(),
    access: PublicAccess = PublicAccess(), readiness: Readiness = Readiness(),
    metrics: @escaping @Sendable () -> [Metric] = { [] }
  ) {
    self.options = options
    loaderNames = loaders.names
    base = options.basePath.split(separator: "/").map(String.init)
    self.access = access
    self.readiness = readiness
    let all = ServiceRoutes(
      loaders: loaders, formats: formats, options: options, access: access,
      readiness: readiness, metrics: metrics)
    everything = all
    allRoutes = all.table.routes
    routes = RouteTable(routes: allRoutes.filter(options.routes.contains))
  }

  /// The service that answers operators and probes alone, at the root, about this one.
  public var administration: Service {
    var service = self
    service.options.basePath = ""
    service.base = []
    service.routes = RouteTable(routes: allRoutes.filter(RouteSelection.administration.contains))
    return service
  }

  /// The response to a request; the one to `HEAD` carries what `GET` would.
  ///
  /// What takes long is waited for.
  public func respond(to request: Request) -> Response { answer(to: request).response() }

  /// The answer to a request, at once; what takes long is still to be made.
  public func answer(to request: Request) -> Answer {
    var route: Int?
    do throws(Problem) {
      var good: Deadline?
      switch try routed(request, &route, &good) {
      case .ready(let response):
        return .ready(Self.finished(Conditional.answered(response, request), route, good))
      case .deferred(let answer):
        let (place, deadline, basePath) = (route, good, options.basePath)
        return .deferred(
          answer.finished { made in
            Self.finished(Self.response(made, to: request, basePath: basePath), place, deadline)
          })
      }
    } catch {
      let response = ProblemResponse.response(to: request, error, basePath: options.basePath)
      return .ready(Self.finished(response, route, nil))
    }
  }

  /// What becomes of something that took long to make.
  private static func response(
    _ made: DeferredAnswer.Made, to request: Request, basePath: String
  ) -> Response {
    switch made {
    case .success(let response): return Conditional.answered(response, request)
    case .failure(let error):
      let problem = error as? Problem ?? Problem(.internalError)
      return ProblemResponse.response(to: request, problem, basePath: basePath)
    }
  }

  /// A response with what stands on all of them, good until a time where it ends at all.
  private static func finished(_ response: Response, _ route: Int?, _ good: Deadline?) -> Response {
    var response = response
    if let good { Fleeting.bound(&response, by: good) }
    response.provenance.route = route
    for field in CommonHeaders.fields { response.headers.append(field.name, field.value) }
    return response
  }

  /// The response to a request that is refused before it is looked at, by its status.
  ///
  /// The status is one of 400, 413, 414, 431, 500, 501 and 503; any other becomes 500. `detail` is
  /// a sentence that says what is wrong, where more is known than the status tells, `retryAfter`
  /// after how many seconds another try may succeed (RFC 9110, section 10.2.3).
  public func refusal(
    of request: Request, _ status: Status, detail: String? = nil, retryAfter: Int? = nil
  ) -> Response {
    var problem = Problem(ProblemKind(status: status), detail: detail)
    if let retryAfter { problem.headers.append("Retry-After", "\(retryAfter)") }
    var response = ProblemResponse.response(to: request, problem, basePath: options.basePath)
    for field in CommonHeaders.fields { response.headers.append(field.name, field.value) }
    return response
  }

  private func routed(
    _ request: Request, _ place: inout Int?, _ good: inout Deadline?
  ) throws(Problem) -> Answer {
    if request.method == .options, request.target.path == [UInt8(ascii: "*")] {
      return .ready(Preflight.response(allow: routes.allow))
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
    if request.method == .options { return .ready(Preflight.response(allow: route.allow)) }
    guard route.methods.contains(request.method) else {
      var problem = Problem(
        .methodNotAllowed, detail: "This address takes \(route.allow) and nothing else.")
      problem.headers.append("Allow", route.allow)
      throw problem
    }
    var answered = request
    if route.isGuarded {
      let admission = try access.admission(of: request, options: options)
      answered = admission.request
      good = admission.deadline
    }
    return try route.answerer(
      RoutedRequest(request: answered, template: route.template, variables: variables))
  }

  /// The segments below the mount; `nil` outside it. Health is found with and without the mount.
  private func mounted(_ segments: [String]) -> [String]? {
    if segments == ["healthz"] || segments == ["readyz"] { return segments }
    guard segments.starts(with: base) else { return nil }
    let below = Array(segments.dropFirst(base.count))
    return below.isEmpty ? nil : below
  }
}
