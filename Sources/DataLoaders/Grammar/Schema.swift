internal import JSONReading

/// A JSON Schema (draft 2020-12), and the definitions that it refers to.
struct Schema: Sendable {
  /// The schema itself.
  let json: JSONValue
  /// The definitions that it names, made when they are asked for: they may name each other.
  var definitions: @Sendable () -> [Definition] = { [] }

  /// The schema with a description.
  func described(_ words: String) -> Schema {
    guard case .object(let members) = json else { return self }
    let description = JSONValue.Member(key: "description", value: .string(words))
    let others = members.filter { $0.key != "description" }
    return Schema(json: .object([description] + others), definitions: definitions)
  }
}

/// A kind of object that a file may hold, by name.
struct Definition: Sendable {
  /// The name in the schema, lower camel case.
  let name: String
  /// The name in the documentation; kinds of one name differ in the range of a value only.
  let title: String
  /// What it is, in a sentence.
  let summary: String
  /// What stands in the object.
  let members: [MemberFacts]
  /// The schema of the object.
  let schema: Schema
}

/// What there is to know about a member of an object.
struct MemberFacts: Sendable {
  /// The member's name.
  let name: String
  /// What it means, in a sentence.
  let summary: String
  /// What is accepted, in words.
  let accepted: String
  /// The value that counts where the member is left out; `nil` for none.
  let standard: JSONValue?
  /// Whether the member must be there.
  let isRequired: Bool
}
