internal import JSONReading

/// How an object is told apart from others that may stand in its place.
enum ObjectMark: Sendable {
  /// It has a member of a name.
  case member(String)
  /// Its member of a name is a word.
  case tag(String, word: String)
}

extension Rule {
  /// What any of some rules accepts, told apart by the kinds of JSON values.
  static func either(_ rules: [Rule], called name: String? = nil) -> Rule {
    let accepted = name ?? rules.map(\.accepted).joined(separator: ", or ")
    return Rule(
      kinds: rules.reduce([]) { $0.union($1.kinds) }, accepted: accepted, schema: anyOf(rules)
    ) { json, place, reading in
      if let rule = rules.first(where: { !$0.kinds.isDisjoint(with: json.kinds) }) {
        return rule.read(json, place, &reading)
      }
      reading.refuse(json, at: place, accepted: accepted)
      return nil
    }
  }

  /// One of several kinds of objects, each with a mark.
  static func objects(_ kinds: [(mark: ObjectMark, rule: Rule)], called name: String) -> Rule {
    Rule(kinds: .object, accepted: name, schema: anyOf(kinds.map(\.rule))) {
      json, place, reading in
      guard let members = json.members else {
        reading.refuse(json, at: place, accepted: name)
        return nil
      }
      if let kind = kinds.first(where: { $0.mark.isOn(members) }) {
        return kind.rule.read(json, place, &reading)
      }
      let words = kinds.compactMap(\.mark.word)
      if case .tag(let tag, _)? = kinds.first?.mark {
        if let found = members.value(of: tag) {
          let accepted = Rule<String>.choice(words).accepted
          reading.refuse(found, at: place.member(tag), accepted: accepted, among: words)
        } else {
          reading.tell(
            LoaderFileFault(
              place.pointer, nil, .missing(tag), accepted: Rule<String>.choice(words).accepted))
        }
      } else {
        reading.refuse(json, at: place, accepted: name)
      }
      return nil
    }
  }

  /// A rule that is told elsewhere, so that rules may contain each other.
  static func reference(
    _ name: String, _ kinds: JSONKinds = .object, _ rule: @escaping @Sendable () -> Rule
  ) -> Rule {
    Rule(
      kinds: kinds, accepted: "a \(name)",
      schema: Schema(
        json: ["$ref": .string("#/$defs/\(name)")],
        definitions: { rule().schema.definitions() })
    ) { json, place, reading in rule().read(json, place, &reading) }
  }

  private static func anyOf(_ rules: [Rule]) -> Schema {
    Schema(
      json: ["anyOf": .array(rules.map(\.schema.json))],
      definitions: { rules.flatMap { $0.schema.definitions() } })
  }
}

extension ObjectMark {
  fileprivate var word: String? {
    if case .tag(_, let word) = self { word } else { nil }
  }

  fileprivate func isOn(_ members: [JSONValue.Member]) -> Bool {
    switch self {
    case .member(let name): members.value(of: name) != nil
    case .tag(let name, let word): members.value(of: name)?.text == word
    }
  }
}
