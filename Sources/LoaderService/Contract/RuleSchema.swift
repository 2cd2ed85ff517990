internal import Loaders

/// Rules between parameters as JSON Schema: a value that is empty counts as not given.
enum RuleSchema {
  /// A rule with its name, as far as it is about parameters that an address takes; `nil` for none.
  static func schema(
    _ rule: ParameterRule, of taken: [String]
  ) -> (name: String, schema: JSONValue)? {
    switch rule {
    case .alternatives(let names):
      let names = names.filter(taken.contains)
      guard names.count > 1 else { return nil }
      let apart = names.indices.dropLast().map { index in
        never(given(names[index]), any(names[(index + 1)...].map(given)))
      }
      return (
        "rule." + names.joined(separator: "."),
        apart.count == 1 ? apart[0] : ["allOf": .array(apart)]
      )
    case .excludes(let name, let others, _):
      return apart(name, others, taken, whole: given(name))
    case .flagExcludes(let name, let others):
      return apart(name, others, taken, whole: set(name))
    case .needs(let name, let other):
      guard taken.contains(name) else { return nil }
      return ("rule.\(name).\(other)", never(given(name), ["not": given(other)]))
    }
  }

  private static func apart(
    _ name: String, _ others: [String], _ taken: [String], whole: JSONValue
  ) -> (name: String, schema: JSONValue)? {
    let others = others.filter(taken.contains)
    guard taken.contains(name), !others.isEmpty else { return nil }
    return (
      "rule." + ([name] + others).joined(separator: "."), never(whole, any(others.map(given)))
    )
  }

  private static func given(_ name: String) -> JSONValue {
    [
      "required": [.string(name)],
      "properties": .object([.init(name: name, value: ["not": ["const": ""]])]),
    ]
  }

  private static func set(_ name: String) -> JSONValue {
    let values: JSONValue = [true, 1, "1", "true"]
    return [
      "required": [.string(name)],
      "properties": .object([.init(name: name, value: ["enum": values])]),
    ]
  }

  private static func never(_ one: JSONValue, _ other: JSONValue) -> JSONValue {
    ["not": ["allOf": [one, other]]]
  }

  private static func any(_ schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
  }
}
