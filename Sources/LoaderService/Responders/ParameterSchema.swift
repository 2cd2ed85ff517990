internal import Loaders
internal import SceneGraph
internal import Timeline

/// Parameters as JSON Schema (draft 2020-12): what a table accepts, for machines.
enum ParameterSchema {
  private static let numberPattern = "[+-]?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE][+-]?[0-9]+)?"
  private static let selectorPattern = "[.#]?-?[A-Za-z_][A-Za-z0-9_-]*"

  /// The schema of an object whose members are parameters.
  static func schema(_ parameters: [Parameter]) -> JSONValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "properties": .object(parameters.map { .init(name: $0.name, value: property($0)) }),
      "additionalProperties": .bool(false),
    ]
  }

  /// The schema of one parameter with its words, default and example.
  static func property(_ parameter: Parameter) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "description", value: .string(parameter.summary))
    ]
    members += self.members(parameter.kind)
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

  private static func members(_ kind: ParameterKind) -> [JSONValue.Member] {
    switch kind {
    case .number(let range): number(range)
    case .time(let range):
      [.init(name: "type", value: ["number", "string"])] + limits(range)
        + [.init(name: "pattern", value: .string("^\(numberPattern)(m?s)?$"))]
    case .integer(let range): integer(range)
    case .length(let range, let allowsNone):
      [.init(name: "type", value: ["number", "string"])] + limits(range)
        + [
          .init(
            name: "pattern",
            value: .string("^(\(numberPattern)(px)?\(allowsNone ? "|none" : ""))$"))
        ]
    case .count(let range):
      [.init(name: "anyOf", value: [.object(integer(range)), ["const": "infinite"]])]
    case .choice(let choices):
      string() + [.init(name: "enum", value: .strings(choices.flatMap { [$0.name] + $0.aliases }))]
    case .color:
      string(
        pattern: "^(#?([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]+"
          + "|[a-zA-Z]+\\([^()]*\\))$")
    case .colorList: string()
    case .text(let maximum): string(maximum: maximum)
    case .identifier(let maximum): string(maximum: maximum, pattern: "^[A-Za-z][A-Za-z0-9_]*$")
    case .selectors(let maximum):
      string(maximum: maximum, pattern: "^ *\(selectorPattern)( *, *\(selectorPattern))* *$")
    case .language: string(pattern: "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$")
    case .flag: [.init(name: "enum", value: [.bool(true), .bool(false), .integer(1), .integer(0)])]
    case .easing, .ignored: string()
    }
  }

  private static func number(_ range: ClosedRange<Double>) -> [JSONValue.Member] {
    [.init(name: "type", value: "number")] + limits(range)
  }

  private static func integer(_ range: ClosedRange<Int>) -> [JSONValue.Member] {
    [
      .init(name: "type", value: "integer"),
      .init(name: "minimum", value: .integer(range.lowerBound)),
      .init(name: "maximum", value: .integer(range.upperBound)),
    ]
  }

  private static func limits(_ range: ClosedRange<Double>) -> [JSONValue.Member] {
    let lowest = JSONValue.Member(name: "minimum", value: .number(range.lowerBound))
    guard range.upperBound < .greatestFiniteMagnitude else { return [lowest] }
    return [lowest, .init(name: "maximum", value: .number(range.upperBound))]
  }

  private static func string(maximum: Int? = nil, pattern: String? = nil) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init(name: "type", value: "string")]
    if let maximum { members.append(.init(name: "maxLength", value: .integer(maximum))) }
    if let pattern { members.append(.init(name: "pattern", value: .string(pattern))) }
    return members
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
