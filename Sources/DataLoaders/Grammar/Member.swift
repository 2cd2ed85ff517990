internal import JSONReading

/// A member of an object: its name, what may stand there, and what counts where it is left out.
struct Member<Value: Sendable>: Sendable {
  /// What there is to know about it.
  let facts: MemberFacts
  /// The schema of its value.
  let schema: Schema
  /// Makes the value of an object's member.
  let read: @Sendable (_ found: JSONValue?, _ object: Place, inout Reading) -> Value?

  /// A member that must be there.
  init(_ name: String, _ rule: Rule<Value>, _ summary: String, documented words: String? = nil) {
    facts = MemberFacts(
      name: name, summary: summary, accepted: words ?? rule.accepted, standard: nil,
      isRequired: true)
    schema = rule.schema.described(summary)
    read = { found, object, reading in
      if let found { return rule.read(found, object.member(name), &reading) }
      reading.tell(
        LoaderFileFault(object.pointer, nil, .missing(name), accepted: rule.accepted))
      return nil
    }
  }

  /// A member with a value that counts where it is left out.
  init(
    _ name: String, _ rule: Rule<Value>, default standard: JSONValue, _ summary: String,
    documented words: String? = nil
  ) {
    facts = MemberFacts(
      name: name, summary: summary, accepted: words ?? rule.accepted, standard: standard,
      isRequired: false)
    let described = rule.schema.described(summary)
    if case .object(let members) = described.json {
      schema = Schema(
        json: .object(members + [.init(key: "default", value: standard)]),
        definitions: described.definitions)
    } else {
      schema = described
    }
    read = { found, object, reading in
      rule.read(found ?? standard, object.member(name), &reading)
    }
  }

  /// A member that says something by its absence.
  static func optional<Element>(
    _ name: String, _ rule: Rule<Element>, _ summary: String
  ) -> Member where Value == Element? {
    let facts = MemberFacts(
      name: name, summary: summary, accepted: rule.accepted, standard: nil, isRequired: false)
    return Member(facts: facts, schema: rule.schema.described(summary)) { found, object, reading in
      guard let found else { return .some(nil) }
      return rule.read(found, object.member(name), &reading).map { .some($0) }
    }
  }

  private init(
    facts: MemberFacts, schema: Schema,
    read: @escaping @Sendable (JSONValue?, Place, inout Reading) -> Value?
  ) {
    self.facts = facts
    self.schema = schema
    self.read = read
  }
}
