internal import Formats
internal import HTTPMessages
internal import Loaders

/// The contract of the service as OpenAPI 3.1, made from the tables that requests are read by.
struct OpenAPIDocument {
  private let served: [ServedLoader]
  private let formats: FormatRegistry
  private let options: ServiceOptions
  private let access: ContractAccess
  private var queries = QuerySchemas()
  private var responses: ContractResponses
  private var parameters: [JSONValue.Member] = []
  private var paths: [JSONValue.Member] = []

  /// Writes the contract of some routes under some rules of access.
  init(
    _ routes: [Route], served: [ServedLoader], formats: FormatRegistry, options: ServiceOptions,
    access: PublicAccess = PublicAccess()
  ) {
    self.access = ContractAccess(access)
    self.served = served
    self.formats = formats
    self.options = options
    responses = ContractResponses(basePath: options.basePath)
    for route in routes where !route.contract.isForPeople { add(route) }
    for route in routes where route.contract.isForPeople { add(route) }
  }

  /// The document.
  var json: JSONValue {
    [
      "openapi": "3.1.0",
      "info": [
        "title": "loaderd", "version": .string(options.version),
        "summary": "Loading animations by address.",
        "description": .string(Self.description),
        "license": ["name": "MIT", "identifier": "MIT"],
      ],
      "servers": [["url": .string(options.basePath.isEmpty ? "/" : options.basePath)]],
      "tags": .array(
        Self.tags.map { ["name": .string($0.name), "description": .string($0.words)] }),
      "paths": .object(paths),
      "components": [
        "schemas": .object(queries.components + StateSchemas.components),
        "parameters": .object(parameters),
        "headers": .object(ContractHeaders.components),
        "responses": .object(responses.components),
      ],
    ]
  }

  private static let description = """
    Every address answers GET; HEAD gives the same header fields without content, OPTIONS 204 with \
    Allow. An empty value means that a parameter is absent. Addresses are told with the names of \
    loaders; their aliases do the same.
    """

  private static let tags: [(name: String, words: String)] = [
    ("loaders", "Loaders as files, in every format."),
    ("frames", "The states of loaders at instants, as JSON."),
    ("catalogue", "What loaders there are, and what they take."),
    ("pages", "Pages for people."), ("service", "The service itself."),
  ]

  private mutating func add(_ route: Route) {
    switch route.contract {
    case .files:
      for loader in served {
        for format in formats.formats { addFile(loader, format, isFirst: false, route) }
      }
    case .firstFile:
      guard let format = formats.formats.first else { return }
      for loader in served { addFile(loader, format, isFirst: true, route) }
    case .frames:
      let content = ContractContent(
        name: "frames", words: "The state of one frame, or the states of an iteration.",
        mediaType: MediaType.json,
        schema: [
          "anyOf": [
            StateSchemas.reference("FrameState"), StateSchemas.reference("IterationStates"),
          ]
        ])
      for loader in served { addFrames(loader, loader.frames, content, route) }
    case .frameLines:
      let content = ContractContent(
        name: "frames.ndjson", words: "The head on the first line, then a frame a line.",
        mediaType: MediaType.lines, schema: ["type": "string"])
      for loader in served { addFrames(loader, loader.frameLines, content, route) }
    case .redirect: addRedirect(route)
    case .gallery:
      let content = ContractContent(
        name: "gallery", words: "A page.", mediaType: MediaType.html, schema: ["type": "string"],
        headers: ["Content-Language", "Content-Security-Policy"])
      add(route.template.text, route, "pages", [query("gallery", Gallery.parameters)], content)
    case .assets(let choices):
      let content = ContractContent(
        name: "assets", words: route.summary, mediaType: "text/*", schema: ["type": "string"])
      add(
        route.template.text, route, "pages",
        path(route, choices) + [query("caching", ServiceRoutes.cachingOnly)], content)
    case .fixed(let mediaType, let choices, let schema, let accepted):
      let isText = mediaType.hasPrefix("text/") || mediaType.hasPrefix("image/svg")
      let content = ContractContent(
        name: "content"
          + route.template.text.filter { $0.isLetter || $0 == "." || $0 == "/" }
          .replacing("/", with: "."),
        words: route.summary, mediaType: mediaType,
        schema: schema.map(StateSchemas.reference) ?? (isText ? ["type": "string"] : nil))
      add(
        route.template.text, route, mediaType.hasPrefix("text/html") ? "pages" : "catalogue",
        path(route, choices) + [
          accepted.map { query(String(route.template.text.dropFirst()), $0) }
            ?? query("caching", ServiceRoutes.cachingOnly)
        ], content)
    case .status(let mediaType, let schema):
      let content = ContractContent(
        name: "status." + route.template.text.dropFirst(), words: route.summary,
        mediaType: mediaType,
        schema: schema.map(StateSchemas.reference) ?? ["type": "string"], isCached: false)
      add(route.template.text, route, "service", [], content)
    }
  }

  private mutating func addFile(
    _ loader: ServedLoader, _ format: any Format, isFirst: Bool, _ route: Route
  ) {
    let name = loader.entry.loader.name
    guard let accepted = loader.files[format.fileExtension] else { return }
    let isText = format.mediaType.hasPrefix("text/") || format.mediaType.contains("xml")
    let isJSON = format.mediaType.contains("json")
    let isSVG = format.mediaType.hasPrefix("image/svg+xml")
    let content = ContractContent(
      name: "file.\(format.fileExtension)", words: format.summary, mediaType: format.mediaType,
      schema: isJSON ? ["type": "object"] : isText ? ["type": "string"] : nil,
      headers: ["Content-Disposition"] + (isSVG ? ["Content-Security-Policy"] : []))
    let parameter = query(
      "\(name).\(format.fileExtension)", accepted,
      QueryOwners(loader: name, place: format.fileExtension))
    add(
      route.template.path(["name": name, "ext": format.fileExtension]), route, "loaders",
      [parameter], content, summary: "\(loader.entry.loader.title) as \(format.name).")
  }

  private mutating func addFrames(
    _ loader: ServedLoader, _ accepted: AcceptedParameters, _ content: ContractContent,
    _ route: Route
  ) {
    let name = loader.entry.loader.name
    let parameter = query(
      "\(name).\(content.name)", accepted, QueryOwners(loader: name, place: content.name))
    add(
      route.template.path(["name": name]), route, "frames", [parameter], content,
      summary: "\(loader.entry.loader.title): \(route.summary)")
  }

  private mutating func addRedirect(_ route: Route) {
    let names = served.flatMap { [$0.entry.loader.name] + $0.entry.loader.aliases }
    let operation: JSONValue = [
      "operationId": .string(identifier(route.template.text)), "tags": ["loaders"],
      "summary": .string(route.summary),
      "parameters": .array(
        path(route, ["name": names, "ext": formats.extensions])),
      "responses": responses.redirection(),
    ]
    paths.append(.init(name: route.template.text, value: ["get": operation]))
  }

  private mutating func add(
    _ path: String, _ route: Route, _ tag: String, _ parameters: [JSONValue],
    _ content: ContractContent, summary: String? = nil
  ) {
    let held = content.isCached ? [Self.reference("parameters", "If-None-Match")] : []
    let operation: JSONValue = [
      "operationId": .string(identifier(path)), "tags": [.string(tag)],
      "summary": .string(summary ?? route.summary), "parameters": .array(parameters + held),
      "responses": responses.responses(content),
    ]
    paths.append(.init(name: path, value: ["get": operation]))
  }

  private func identifier(_ path: String) -> String {
    "get" + path.replacing("/", with: ".").filter { $0 != "{" && $0 != "}" }
  }

  /// The variables of a route's path, each one of some words.
  private func path(_ route: Route, _ choices: [String: [String]]) -> [JSONValue] {
    route.template.variables.map { variable in
      [
        "name": .string(variable), "in": "path", "required": true,
        "schema": ["type": "string", "enum": .strings(choices[variable] ?? [])],
      ]
    }
  }

  /// A reference to the query of a name, which is told at its first use.
  private mutating func query(
    _ name: String, _ accepted: AcceptedParameters, _ owners: QueryOwners? = nil
  ) -> JSONValue {
    if parameters.isEmpty { parameters.append(Self.ifNoneMatch) }
    if !parameters.contains(where: { $0.name == name }) {
      let schema = queries.schema(
        accepted, owners: owners ?? QueryOwners(place: name),
        access: accepted.entry == nil ? nil : access)
      parameters.append(
        .init(
          name: name,
          value: [
            "name": "parameters", "in": "query", "style": "form", "explode": true,
            "description": "All parameters of the query, each a member.", "schema": schema,
          ]))
    }
    return Self.reference("parameters", name)
  }

  private static let ifNoneMatch = JSONValue.Member(
    name: "If-None-Match",
    value: [
      "name": "If-None-Match", "in": "header",
      "description": "Tags of contents that the client has (RFC 9110, section 13.1.2).",
      "schema": ["type": "string"], "example": "\"0123456789abcdef\"",
    ])

  private static func reference(_ kind: String, _ name: String) -> JSONValue {
    ["$ref": .string("#/components/\(kind)/\(name)")]
  }
}
