internal import Formats
internal import HTTPMessages
internal import Loaders

/// The routes of the service and what they answer with: the one list of both.
struct ServiceRoutes: Sendable {
  let served: [ServedLoader]
  let formats: FormatRegistry
  let options: ServiceOptions
  private static let cachingOnly = AcceptedParameters(OutputParameters.caching)
  private let readiness: Readiness
  private let metrics: @Sendable () -> [Metric]
  private let places: [String: Int]
  private let catalogue: Catalogue
  private let gallery: Gallery
  private let problems: [String: Content]

  /// Joins the loaders with the formats; what never changes is written here.
  init(
    loaders: LoaderRegistry, formats: FormatRegistry, options: ServiceOptions,
    readiness: Readiness, metrics: @escaping @Sendable () -> [Metric] = { [] }
  ) {
    self.metrics = metrics
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
    problems = ProblemKind.allCases.reduce(into: [:]) { problems, kind in
      problems[kind.rawValue] = Content(
        ProblemPage.html(kind), MediaType.html, policy: HTMLPage.contentSecurityPolicy)
    }
    gallery = Gallery(served, options: options)
  }

  /// The routes in the order in which they are tried.
  var table: RouteTable {
    RouteTable(routes: [
      Route("/", "The gallery: every loader as a picture, and a studio to shape one.") {
        request throws(Problem) in
        try self.gallery(request)
      },
      Route("/assets/{name}.{ext}", "What the gallery loads.") { request throws(Problem) in
        guard let content = gallery.asset("\(request["name"]).\(request["ext"])") else {
          throw Problem(.unknownRoute)
        }
        return try self.fixed(content, request)
      },
      Route("/loader/{name}.{ext}", "A loader as a file.") { request throws(Problem) -> Answer in
        try self.file(request, fileExtension: request["ext"])
      },
      Route("/loader/{name}", "A loader as SVG.") { request throws(Problem) -> Answer in
        try self.file(request, fileExtension: "svg")
      },
      Route("/frames/{name}.ndjson", "The frames of an iteration, a line each.") {
        request throws(Problem) in
        try self.lines(request)
      },
      Route("/frames/{name}", "The state of one frame, or of an iteration's frames.") {
        request throws(Problem) in
        try self.frames(request)
      },
      Route("/loaders", "All loaders.") { request throws(Problem) in
        try self.fixed(catalogue.list, request)
      },
      Route("/loaders/{name}.{ext}", "Leads to the loader as a file.") {
        request throws(Problem) in
        try self.redirect(request)
      },
      Route("/loaders/{name}", "What there is to know about a loader.") {
        request throws(Problem) in
        try self.fixed(catalogue.description(of: self.loader(request)), request)
      },
      Route("/problems/{kind}", "What a kind of problem means.") { request throws(Problem) in
        guard let content = problems[request["kind"]] else { throw Problem(.unknownRoute) }
        return try self.fixed(content, request)
      },
      Route("/healthz", "Whether the service is alive.") { _ in Health.alive },
      Route("/readyz", "Whether the service takes requests.") { _ throws(Problem) in
        try Health.ready(readiness)
      },
      Route("/metrics", "What is measured, as text for Prometheus.") { _ in
        Health.metrics(self.metrics())
      },
    ])
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

  /// The gallery in the language that is asked for, by parameter or by field.
  private func gallery(_ request: RoutedRequest) throws(Problem) -> Response {
    let reading = reading(request, Gallery.parameters)
    try reading.check()
    let accepted = AcceptLanguage(request.request.headers.combined("Accept-Language"))
    let language =
      reading.outputs.word("lang")
      ?? accepted.preference(among: GalleryWords.all.map(\.language))
    guard
      let page = gallery.page(
        language: language ?? "", isStill: reading.outputs.word("motion") == "none")
    else { throw Problem(.internalError) }
    var response = page.response(cacheControl(reading.isVersioned))
    response.headers.append("Content-Language", language ?? "")
    if !reading.outputs.isGiven("lang") {
      response.headers.append("Vary", "Accept-Language")
      response.provenance.isNegotiated = true
    }
    return response
  }

  /// A content that depends on no parameter.
  private func fixed(_ content: Content, _ request: RoutedRequest) throws(Problem) -> Response {
    let reading = reading(request, Self.cachingOnly)
    try reading.check()
    return content.response(cacheControl(reading.isVersioned))
  }
}
