internal import Formats
internal import HTTPMessages
internal import Loaders

/// The routes of the service and what they answer with: the one list of both.
struct ServiceRoutes: Sendable {
  let served: [ServedLoader]
  let formats: FormatRegistry
  let options: ServiceOptions
  static let cachingOnly = AcceptedParameters(OutputParameters.caching)
  private let access: PublicAccess
  private let readiness: Readiness
  private let metrics: @Sendable () -> [Metric]
  private let places: [String: Int]
  let catalogue: Catalogue
  let gallery: Gallery
  private let problems: [String: Content]
  private let schemas: SchemaDocuments
  private let shelf = ContentShelf()
  private let icon: Content?
  private let robots: Content

  /// Joins the loaders with the formats; what never changes is written here.
  init(
    loaders: LoaderRegistry, formats: FormatRegistry, options: ServiceOptions,
    access: PublicAccess = PublicAccess(), readiness: Readiness,
    metrics: @escaping @Sendable () -> [Metric] = { [] }
  ) {
    self.metrics = metrics
    self.access = access
    self.formats = formats
    self.options = options
    self.readiness = readiness
    let outputs = ServedOutputs(formats)
    served = loaders.entries.map { ServedLoader($0, outputs) }
    places = loaders.entries.enumerated().reduce(into: [:]) { places, entry in
      for name in [entry.element.loader.name] + entry.element.loader.aliases {
        places[name] = entry.offset
      }
    }
    catalogue = Catalogue(served, formats: formats, options: options)
    schemas = SchemaDocuments(served, formats: formats, others: options.schemas)
    icon = SiteFiles.icon(served, formats)
    robots = SiteFiles.robots(basePath: options.basePath)
    problems = ProblemKind.allCases.reduce(into: [:]) { problems, kind in
      problems[kind.rawValue] = Content(
        ProblemPage.html(kind), MediaType.html, policy: HTMLPage.contentSecurityPolicy)
    }
    gallery = Gallery(served, options: options)
  }

  /// The routes in the order in which they are tried.
  var table: RouteTable {
    let pages = pages + loaderRoutes + catalogueRoutes
    let rest = serviceRoutes
    let all = pages + contractRoutes(beside: pages + rest) + rest
    return RouteTable(routes: all)
  }

  /// What people look at.
  private var pages: [Route] {
    let assets = ["name": ["gallery"], "ext": ["css", "js"]]
    return [
      Route("/", "The gallery: every loader as a picture, and a studio to shape one.", .gallery) {
        request throws(Problem) -> Answer in
        try self.page(request)
      },
      Route("/assets/{name}.{ext}", "What the gallery loads.", .assets(assets)) {
        request throws(Problem) in
        try self.fixed(gallery.asset("\(request["name"]).\(request["ext"])"), request)
      },
      Route("/favicon.svg", "A loader as a still, for tabs.", .fixed(MediaType.svg)) {
        request throws(Problem) in
        try self.fixed(icon, request)
      },
      Route("/robots.txt", "What crawlers may visit.", .fixed(MediaType.text)) {
        request throws(Problem) in
        try self.fixed(robots, request)
      },
    ]
  }

  /// Loaders as files and as states.
  private var loaderRoutes: [Route] {
    [
      Route("/loader/{name}.{ext}", "A loader as a file.", .files) {
        request throws(Problem) -> Answer in
        try self.file(request, fileExtension: request["ext"])
      },
      Route("/loader/{name}", "A loader as SVG.", .firstFile) {
        request throws(Problem) -> Answer in
        try self.file(request, fileExtension: "svg")
      },
      Route("/frames/{name}.ndjson", "The frames of an iteration, a line each.", .frameLines) {
        request throws(Problem) in
        try self.lines(request)
      },
      Route("/frames/{name}", "The state of one frame, or of an iteration's frames.", .frames) {
        request throws(Problem) in
        try self.frames(request)
      },
    ]
  }

  /// What there is to know about loaders.
  private var catalogueRoutes: [Route] {
    let names = ["name": served.flatMap { [$0.entry.loader.name] + $0.entry.loader.aliases }]
    return [
      Route(
        "/loaders", "All loaders, or those that are looked for.",
        .fixed(MediaType.json, schema: "LoaderList", query: catalogue.parameters)
      ) { request throws(Problem) -> Answer in try self.list(request) },
      Route("/loaders/{name}.{ext}", "Leads to the loader as a file.", .redirect) {
        request throws(Problem) in
        try self.redirect(request)
      },
      Route(
        "/loaders/{name}", "What there is to know about a loader.",
        .fixed(MediaType.json, names, schema: "LoaderDescription")
      ) { request throws(Problem) -> Answer in try self.description(request) },
    ]
  }

  /// What machines read about the service; it tells of `others` and of itself.
  private func contractRoutes(beside others: [Route]) -> [Route] {
    let schemaNames = ["name": schemas.names]
    let described =
      others.filter(options.routes.contains) + [
        Route(
          "/schemas/{name}.json", "JSON Schemas of frames, problems, parameters and loader files.",
          .fixed(MediaType.schema, schemaNames)
        ) { request throws(Problem) in
          try self.fixed(schemas[request["name"]], request)
        },
        told("/openapi.json", "The contract as OpenAPI 3.1.", MediaType.json) { [] },
        told("/llms.txt", "A plain text about the service for machines.", MediaType.text) { [] },
      ]
    return described.suffix(3).map { route in
      switch route.template.text {
      case "/openapi.json":
        told(route.template.text, route.summary, MediaType.json) {
          OpenAPIDocument(
            described, served: served, formats: formats, options: options, access: access
          ).json.bytes
        }
      case "/llms.txt":
        told(route.template.text, route.summary, MediaType.text) {
          MachineText(described, served: served, formats: formats, options: options).bytes
        }
      default: route
      }
    }
  }

  /// A route to a content that is made when it is first asked for.
  private func told(
    _ path: String, _ summary: String, _ mediaType: String,
    make: @escaping @Sendable () -> [UInt8]
  ) -> Route {
    Route(path, summary, .fixed(mediaType)) { request throws(Problem) -> Answer in
      try self.kept(request, key: path, known: shelf[path]) {
        shelf.content(of: path) { Content(make(), mediaType) }
      }
    }
  }

  /// What is told about the service itself.
  private var serviceRoutes: [Route] {
    let kinds = ["kind": ProblemKind.allCases.map(\.rawValue)]
    return [
      Route(
        "/problems/{kind}", "What a kind of problem means.", .fixed(MediaType.html, kinds)
      ) { request throws(Problem) in
        try self.fixed(problems[request["kind"]], request)
      },
      Route(
        "/healthz", "Whether the service is alive.",
        .status(MediaType.json, schema: "ServiceStatus")
      ) { _ in Health.alive },
      Route(
        "/readyz", "Whether the service takes requests.",
        .status(MediaType.json, schema: "ServiceStatus")
      ) { _ throws(Problem) in try Health.ready(readiness) },
      Route(
        "/metrics", "What is measured, as text for Prometheus.",
        .status(PrometheusText.mediaType)
      ) { _ in Health.metrics(self.metrics()) },
    ]
  }

  /// The loader that a path names.
  func loader(_ request: RoutedRequest) throws(Problem) -> ServedLoader {
    let name = request["name"]
    guard let place = places[name] else { throw unknownLoader(name, request) }
    return served[place]
  }

  /// How long caches keep what a request asked for.
  func cacheControl(_ isVersioned: Bool) -> CacheControl {
    isVersioned
      ? .shared(maxAge: CacheControl.year, immutable: true) : .shared(maxAge: options.maxAge)
  }

  /// A content that depends on no parameter, at once where it is known, else once it is made.
  func kept(
    _ request: RoutedRequest, key: String, known: Content?,
    make: @escaping @Sendable () -> Content
  ) throws(Problem) -> Answer {
    let reading = reading(request, Self.cachingOnly)
    try reading.check()
    let control = cacheControl(reading.isVersioned)
    if let known { return .ready(known.response(control)) }
    return .deferred(
      DeferredAnswer(key: Array("\(key)\n\(control.fieldValue)".utf8)) {
        make().response(control)
      })
  }

  /// A content that depends on no parameter; without one there is nothing at the address.
  private func fixed(_ content: Content?, _ request: RoutedRequest) throws(Problem) -> Response {
    guard let content else { throw Problem(.unknownRoute) }
    let reading = reading(request, Self.cachingOnly)
    try reading.check()
    return content.response(cacheControl(reading.isVersioned))
  }
}
