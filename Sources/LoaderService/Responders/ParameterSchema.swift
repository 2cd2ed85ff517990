internal import Loaders
internal import SceneGraph
internal import Timeline

/// Parameters as JSON Schema (draft 2020-12): what a table accepts, for machines.
enum ParameterSchema {
  /// The schema of an object whose members are parameters.
  static func schema(_ parameters: [Parameter]) -> JSONValue {
    let form = ValueSchema.Form.value
    let definitions = form.definitions(of: parameters.map(\.kind))
    var members: [JSONValue.Member] = [
      .init(name: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      .init(name: "type", value: "object"),
      .init(
        name: "properties",
        value: .object(parameters.map { .init(name: $0.name, value: property($0, form)) })),
      .init(name: "additionalProperties", value: .bool(false)),
    ]
    if !definitions.isEmpty {
      members.append(.init(name: "$defs", value: .object(definitions)))
    }
    return .object(members)
  }

  /// The schema of one parameter with its words, default and example.
  static func property(_ parameter: Parameter, _ form: ValueSchema.Form = .value) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "description", value: .string(parameter.summary))
    ]
    members += form.members(parameter.kind)
    if let value = parameter.defaultValue.flatMap(json) {
      members.append(.init(name: "default", value: value))
    }
    members.append(
      .init(name: "examples", value: [example(parameter.example, parameter.kind)]))
    members.append(.init(name: "x-group", value: .string(parameter.group.rawValue)))
    members.append(.init(name: "x-accepts", value: .string(AcceptedWords.of(parameter.kind))))
    return .object(members)
  }

  /// A value as it stands in the schema; `nil` for one that has no spelling of its own.
  static func json(_ value: ParameterValue) -> JSONValue? {
    switch value {
    case .number(let number): .number(number)
    case .integer(let integer): .integer(integer)
    case .word(let word), .text(let word): .string(word)
    case .flag(let flag): .bool(flag)
    case .paint(let paint): .string(spelling(paint))
    case .easing(.linear): "linear"
    case .paints, .easing: nil
    }
  }

  private static func spelling(_ paint: Paint) -> String {
    switch paint {
    case .none: "none"
    case .currentColor: "currentColor"
    case .color(let color), .themed(let color, _): color.hexadecimal
    }
  }

  /// An example as a value of its kind: a number where the kind is one.
  private static func example(_ text: String, _ kind: ParameterKind) -> JSONValue {
    switch kind {
    case .number, .time, .length: Double(text).map(JSONValue.number) ?? .string(text)
    case .integer, .count: Int(text).map(JSONValue.integer) ?? .string(text)
    case .flag: Int(text).map(JSONValue.integer) ?? .bool(text == "true")
    default: .string(text)
    }
  }
}
