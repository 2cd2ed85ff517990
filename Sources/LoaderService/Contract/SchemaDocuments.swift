internal import Formats
internal import HTTPMessages
internal import Loaders

/// The schemas that stand at addresses of their own, each whole in itself (JSON Schema, 2020-12).
struct SchemaDocuments: Sendable {
  /// The names of the documents, in order.
  let names: [String]
  private let served: [ServedLoader]
  private let formats: FormatRegistry
  private let others: [ServiceOptions.SchemaText]
  private let shelf = ContentShelf()

  private static let states = [
    (name: "frame", schema: "FrameState"), (name: "iteration", schema: "IterationStates"),
    (name: "problem", schema: "ProblemDetails"),
  ]
  private static let suffix = "-parameters"

  /// Has documents of frames, iterations and problems, some others, and of the parameters of each
  /// loader.
  init(
    _ served: [ServedLoader], formats: FormatRegistry, others: [ServiceOptions.SchemaText] = []
  ) {
    self.others = others
    self.served = served
    self.formats = formats
    let parameters = served.map { $0.entry.loader.name + Self.suffix }
    names = Self.states.map(\.name) + others.map(\.name) + parameters
  }

  /// The document of a name, made when it is first asked for; `nil` where there is none.
  subscript(name: String) -> Content? {
    guard names.contains(name) else { return nil }
    return shelf.content(of: name) {
      let other = others.first { $0.name == name }.map { Array($0.text().utf8) }
      return Content(other ?? schema(name).bytes, MediaType.schema)
    }
  }

  private func schema(_ name: String) -> JSONValue {
    if let state = Self.states.first(where: { $0.name == name }) {
      return Self.document(state.schema)
    }
    let loader = served.first { $0.entry.loader.name + Self.suffix == name }
    return ParameterSchema.schema(loader?.everyParameter(of: formats) ?? [])
  }

  /// A schema with all that it refers to.
  private static func document(_ name: String) -> JSONValue {
    var needed: [String] = []
    var open = [name]
    while let next = open.popLast() {
      guard !needed.contains(next),
        let schema = StateSchemas.components.first(where: { $0.name == next })?.value
      else { continue }
      needed.append(next)
      open += references(in: schema)
    }
    let definitions = StateSchemas.components.filter { needed.contains($0.name) }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$ref": .string("#/$defs/\(name)"),
      "$defs": .object(definitions.map { .init(name: $0.name, value: local($0.value)) }),
    ]
  }

  private static let prefix = "#/components/schemas/"

  /// The names of the components that a schema refers to.
  private static func references(in value: JSONValue) -> [String] {
    switch value {
    case .string(let text) where text.hasPrefix(prefix): [String(text.dropFirst(prefix.count))]
    case .array(let values): values.flatMap(references)
    case .object(let members): members.flatMap { references(in: $0.value) }
    default: []
    }
  }

  /// A schema whose references lead to the definitions of its own document.
  private static func local(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text) where text.hasPrefix(prefix):
      .string("#/$defs/" + text.dropFirst(prefix.count))
    case .array(let values): .array(values.map(local))
    case .object(let members):
      .object(members.map { .init(name: $0.name, value: local($0.value)) })
    default: value
    }
  }
}
