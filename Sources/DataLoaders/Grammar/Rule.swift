internal import JSONReading

/// What may stand in a place of a file, and what is made of it.
///
/// Reading, faults, JSON Schema and documentation all follow from the one rule.
struct Rule<Value: Sendable>: Sendable {
  /// The kinds of JSON values of which some are accepted; alternatives are told apart by them.
  let kinds: JSONKinds
  /// What is accepted, in words.
  let accepted: String
  /// What is accepted, as JSON Schema (draft 2020-12).
  let schema: Schema
  /// Makes the value of what stands at a place; `nil` when a fault was told.
  let read: @Sendable (JSONValue, Place, inout Reading) -> Value?

  /// The rule with another value made of what is read.
  func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Rule<New> {
    checked { value, _, _ in transform(value) }
  }

  /// The rule with a further look at what is read, which may tell a fault.
  ///
  /// `words` take the place of what is accepted, where the further look accepts less.
  func checked<New>(
    accepting words: String? = nil,
    _ check: @escaping @Sendable (Value, Found, inout Reading) -> New?
  ) -> Rule<New> {
    let accepted = words ?? accepted
    return Rule<New>(kinds: kinds, accepted: accepted, schema: schema) { json, place, reading in
      guard let value = read(json, place, &reading) else { return nil }
      return check(value, Found(json: json, place: place, accepted: accepted), &reading)
    }
  }

  /// The rule with a look at what stands there before it is read, whether it is faulty or not.
  func looked(_ look: @escaping @Sendable (JSONValue, inout Reading) -> Void) -> Rule {
    Rule(kinds: kinds, accepted: accepted, schema: schema) { json, place, reading in
      look(json, &reading)
      return read(json, place, &reading)
    }
  }
}

/// What a rule looks at further: what stands where, and what is accepted there.
struct Found: Sendable {
  let json: JSONValue
  let place: Place
  let accepted: String
}

/// Kinds of JSON values.
struct JSONKinds: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let number = JSONKinds(rawValue: 1)
  static let string = JSONKinds(rawValue: 2)
  static let array = JSONKinds(rawValue: 4)
  static let object = JSONKinds(rawValue: 8)
}

extension JSONValue {
  /// The kind of the value; none where nothing in a file has it.
  var kinds: JSONKinds {
    switch self {
    case .integer, .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    case .null, .bool: []
    }
  }
}
