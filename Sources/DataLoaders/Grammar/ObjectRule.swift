internal import JSONReading
internal import Loaders

/// Why nothing can be made of an object: one of its members is faulty, which is told.
private struct Faulty: Error {}

extension Rule {
  /// An object of some members, under a name in the schema and in the documentation.
  ///
  /// `tag` is a member with one fixed word, by which the object is told apart from others.
  static func object<each Part: Sendable>(
    _ name: String, title: String? = nil, _ summary: String,
    tag: (name: String, word: String)? = nil, _ members: repeat Member<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) -> Rule {
    var facts: [MemberFacts] = []
    var schemas: [Schema] = []
    for member in repeat each members {
      facts.append(member.facts)
      schemas.append(member.schema)
    }
    let told = facts
    let known = (tag.map { [$0.name] } ?? []) + facts.map(\.name)
    let parts = (repeat each members)
    let definition = Definition(
      name: name, title: title ?? name, summary: summary, members: tagFacts(tag) + facts,
      schema: objectSchema(summary, tag, facts, schemas))
    let accepted = article(title ?? name)
    return Rule(
      kinds: .object, accepted: accepted,
      schema: Schema(
        json: ["$ref": .string("#/$defs/\(name)")], definitions: { [definition] })
    ) { json, place, reading in
      if reading.isOver { return nil }
      guard let object = json.members else {
        reading.refuse(json, at: place, accepted: accepted)
        return nil
      }
      let found =
        (repeat (each parts).read(
          object.value(of: (each parts).facts.name), place, &reading))
      let missing = told.map(\.name).filter { object.value(of: $0) == nil }
      for member in object where !known.contains(where: { $0.utf8.elementsEqual(member.key.utf8) })
      {
        if reading.isOver { break }
        reading.tell(
          LoaderFileFault(
            place.member(member.key).pointer, member.value, .unknownMember(known: known),
            suggestion: NearestName.of(member.key, among: missing)))
      }
      do throws(Faulty) {
        return make(repeat try present(each found))
      } catch {
        return nil
      }
    }
  }

  private static func present<Found>(_ value: Found?) throws(Faulty) -> Found {
    if let value { return value }
    throw Faulty()
  }

  private static func article(_ name: String) -> String {
    let words = name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    return ("aeiou".contains(words.prefix(1)) ? "an object: an " : "an object: a ") + words
  }

  private static func tagFacts(_ tag: (name: String, word: String)?) -> [MemberFacts] {
    guard let tag else { return [] }
    return [
      MemberFacts(
        name: tag.name, summary: "What it is.", accepted: tag.word, standard: nil,
        isRequired: true)
    ]
  }

  private static func objectSchema(
    _ summary: String, _ tag: (name: String, word: String)?, _ facts: [MemberFacts],
    _ schemas: [Schema]
  ) -> Schema {
    let tags = tag.map { [JSONValue.Member(key: $0.name, value: ["const": .string($0.word)])] }
    let properties = zip(facts, schemas).map { fact, schema in
      JSONValue.Member(key: fact.name, value: schema.json)
    }
    let required = (tag.map { [$0.name] } ?? []) + facts.filter(\.isRequired).map(\.name)
    return Schema(
      json: [
        "description": .string(summary), "type": "object",
        "required": .array(required.map(JSONValue.string)),
        "properties": .object((tags ?? []) + properties), "additionalProperties": false,
      ], definitions: { schemas.flatMap { $0.definitions() } })
  }
}

extension [JSONValue.Member] {
  /// The value of a member, its name compared byte by byte.
  func value(of name: String) -> JSONValue? {
    first { $0.key.utf8.elementsEqual(name.utf8) }?.value
  }
}
