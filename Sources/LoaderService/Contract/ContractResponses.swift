internal import Formats
internal import HTTPMessages

/// The responses that operations refer to, each told once.
struct ContractResponses {
  /// The responses by their names.
  private(set) var components: [JSONValue.Member] = []
  private let failures: [JSONValue.Member]

  /// Tells the problems and what is not sent again; other responses are added as they are needed.
  init(basePath: String) {
    var statuses: [Status] = []
    for kind in ProblemKind.allCases where !statuses.contains(kind.status) {
      statuses.append(kind.status)
    }
    statuses.sort { $0.rawValue < $1.rawValue }
    failures = statuses.map { status in
      .init(name: "\(status.rawValue)", value: Self.reference("\(status.rawValue)"))
    }
    components.append(
      .init(
        name: "304",
        value: [
          "description": "The client has the content already (If-None-Match).",
          "headers": ContractHeaders.headers(["ETag", "Cache-Control", "Vary"]),
        ]))
    components += statuses.map { .init(name: "\($0.rawValue)", value: Self.problem($0, basePath)) }
  }

  /// The responses of an operation: its content, 304 where it is cached, and every problem.
  mutating func responses(_ content: ContractContent) -> JSONValue {
    if !components.contains(where: { $0.name == content.name }) {
      components.append(.init(name: content.name, value: content.json))
    }
    let success = JSONValue.Member(name: "200", value: Self.reference(content.name))
    let same = JSONValue.Member(name: "304", value: Self.reference("304"))
    return .object([success] + (content.isCached ? [same] : []) + failures)
  }

  /// The responses of an address that leads to another.
  func redirection() -> JSONValue {
    let moved: JSONValue = [
      "description": "The file is there, with the same query.",
      "headers": ContractHeaders.headers(["Location", "Cache-Control"]),
    ]
    return .object([.init(name: "308", value: moved)] + failures)
  }

  private static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/components/responses/\(name)")]
  }

  /// A problem in the three ways in which it is told, by `Accept`.
  private static func problem(_ status: Status, _ basePath: String) -> JSONValue {
    let kinds = ProblemKind.allCases.filter { $0.status == status }
    let examples = kinds.map { kind in
      JSONValue.Member(
        name: kind.rawValue,
        value: [
          "summary": .string(kind.title), "value": Problem(kind).json(basePath: basePath),
        ])
    }
    var headers = ["Cache-Control", "Vary"]
    if status == .methodNotAllowed { headers.append("Allow") }
    if status == .serviceUnavailable { headers.append("Retry-After") }
    return [
      "description": .string(kinds.map(\.explanation).joined(separator: " ")),
      "headers": ContractHeaders.headers(headers),
      "content": [
        MediaType.problem: [
          "schema": ["$ref": "#/components/schemas/ProblemDetails"],
          "examples": .object(examples),
        ],
        "image/svg+xml": ["schema": ["type": "string"]],
        "text/html": ["schema": ["type": "string"]],
      ],
    ]
  }
}

/// What an operation answers with where all is well.
struct ContractContent {
  /// The name of the response, the same for the same content.
  let name: String
  /// What the content is, in a sentence.
  let words: String
  /// The media type; its parameters are left out.
  let mediaType: String
  /// The schema of the content; `nil` for bytes.
  var schema: JSONValue?
  /// Header fields beside those on every response.
  var headers: [String] = []
  /// Whether the content has a validator and may be kept.
  var isCached = true

  /// The response as OpenAPI has it.
  var json: JSONValue {
    let type = mediaType.prefix { $0 != ";" }
    let media: JSONValue = schema.map { ["schema": $0] } ?? [:]
    let fields =
      isCached ? ["ETag", "Cache-Control", "Vary", "Content-Encoding"] : ["Cache-Control"]
    return [
      "description": .string(words), "headers": ContractHeaders.headers(fields + headers),
      "content": .object([.init(name: String(type), value: media)]),
    ]
  }
}
