internal import Loaders

/// What kinds of parameters accept, as JSON Schema (draft 2020-12).
///
/// All that a schema takes is accepted, but for rules between parameters and limits on how much one
/// answer holds. Beyond it are only spellings that nobody needs, see `ParameterPattern`.
enum ValueSchema {
  /// Where the values stand.
  enum Form {
    /// As members of a JSON object.
    case value
    /// In a query, where everything is text and an empty value means that there is none.
    case query

    /// Where the schemas are that several parameters refer to.
    var definitions: String {
      switch self {
      case .value: "#/$defs/"
      case .query: "#/components/schemas/"
      }
    }
  }
}

extension ValueSchema.Form {
  /// The members of the schema of a kind's values.
  func members(_ kind: ParameterKind) -> [JSONValue.Member] {
    if let name = definitionName(kind) {
      return [.init(name: "$ref", value: .string(definitions + name))]
    }
    return inline(kind)
  }

  /// The schemas that some kinds refer to, each once.
  func definitions(of kinds: [ParameterKind]) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for kind in kinds {
      guard let name = definitionName(kind), !members.contains(where: { $0.name == name })
      else { continue }
      members.append(.init(name: name, value: .object(inline(kind))))
    }
    return members
  }

  /// The name of the schema of a kind that is too long to be told with every parameter.
  private func definitionName(_ kind: ParameterKind) -> String? {
    switch kind {
    case .color: "ColorValue"
    case .opaqueColor: "OpaqueColorValue"
    case .colorList(let maximum): "ColorListOf\(maximum)"
    case .easing: "EasingValue"
    default: nil
    }
  }

  private func inline(_ kind: ParameterKind) -> [JSONValue.Member] {
    switch kind {
    case .number(let range): numeric("number", limits(range), pattern: nil)
    case .time(let range):
      numeric("number", limits(range), pattern: ParameterPattern.time(range))
    case .integer(let range): numeric("integer", limits(range), pattern: nil)
    case .length(let range, let allowsNone):
      numeric(
        "number", limits(range),
        pattern: ParameterPattern.length(range) + (allowsNone ? "|none" : ""))
    case .count(let range): numeric("integer", limits(range), pattern: "infinite")
    case .choice(let choices): words(choices.flatMap { [$0.name] + $0.aliases })
    case .color:
      alternatives(
        ParameterPattern.colorNames,
        "\(ParameterPattern.hexadecimal)|\(ParameterPattern.colorFunction)")
    case .opaqueColor:
      alternatives(
        ParameterPattern.colorNames.filter { $0 != "transparent" }, ParameterPattern.opaqueColor)
    case .colorList(let maximum): text(ParameterPattern.colorList(maximum), canBeEmpty: true)
    case .text(let maximum):
      text(ParameterPattern.text, maximum: maximum, canBeEmpty: true)
    case .identifier(let maximum): text(ParameterPattern.identifier, maximum: maximum)
    case .selectors(let maximum): text(ParameterPattern.selectors, maximum: maximum)
    case .language: text(ParameterPattern.language, maximum: 35)
    case .flag: flag
    case .easing: alternatives(ParameterPattern.easingNames, ParameterPattern.curve)
    case .ignored: [.init(name: "type", value: "string")]
    }
  }

  /// A number, or a text of a pattern.
  private func numeric(
    _ type: String, _ limits: [JSONValue.Member], pattern: String?
  ) -> [JSONValue.Member] {
    if let pattern {
      return [.init(name: "type", value: .strings([type, "string"]))] + limits
        + [self.pattern(pattern)]
    }
    guard self == .query else { return [.init(name: "type", value: .string(type))] + limits }
    return [.init(name: "type", value: .strings([type, "string"]))] + limits
      + [.init(name: "maxLength", value: .integer(0))]
  }

  private func words(_ words: [String]) -> [JSONValue.Member] {
    [
      .init(name: "type", value: "string"),
      .init(name: "enum", value: .strings(self == .query ? words + [""] : words)),
    ]
  }

  private func alternatives(_ words: [String], _ pattern: String) -> [JSONValue.Member] {
    [
      .init(
        name: "anyOf",
        value: [.object(self.words(words)), .object(text(pattern))])
    ]
  }

  private func text(
    _ pattern: String, maximum: Int? = nil, canBeEmpty: Bool = false
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init(name: "type", value: "string")]
    if let maximum { members.append(.init(name: "maxLength", value: .integer(maximum))) }
    return members + [self.pattern(pattern, canBeEmpty: canBeEmpty)]
  }

  private func pattern(_ pattern: String, canBeEmpty: Bool = false) -> JSONValue.Member {
    let mark = self == .query && !canBeEmpty ? "?" : ""
    return .init(name: "pattern", value: .string("^(\(pattern))\(mark)$"))
  }

  private var flag: [JSONValue.Member] {
    let values: [JSONValue] = [.bool(true), .bool(false), .integer(1), .integer(0)]
    let texts = ["1", "0", "true", "false", ""].map(JSONValue.string)
    return [.init(name: "enum", value: .array(self == .query ? values + texts : values))]
  }

  private func limits(_ range: ClosedRange<Int>) -> [JSONValue.Member] {
    [
      .init(name: "minimum", value: .integer(range.lowerBound)),
      .init(name: "maximum", value: .integer(range.upperBound)),
    ]
  }

  private func limits(_ range: ClosedRange<Double>) -> [JSONValue.Member] {
    let lowest = JSONValue.Member(name: "minimum", value: .number(range.lowerBound))
    guard range.upperBound < .greatestFiniteMagnitude else { return [lowest] }
    return [lowest, .init(name: "maximum", value: .number(range.upperBound))]
  }
}
