internal import Formats

/// A JSON value (RFC 8259) whose members keep their order, so that the same value gives the same
/// bytes.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue
  }

  /// An array of strings.
  static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map(JSONValue.string))
  }

  /// The value as bytes of UTF-8 without white space; numbers have at most nine decimals.
  var bytes: [UInt8] {
    var json = JSONWriter(decimals: 9)
    write(to: &json)
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let bool): json.boolean(bool)
    case .integer(let integer): json.number(integer)
    case .number(let number): number.isFinite ? json.number(number) : json.null()
    case .string(let string): json.string(string)
    case .array(let values):
      json.array { json in
        for value in values { value.write(to: &json) }
      }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(member.name)
          member.value.write(to: &json)
        }
      }
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// Makes an object whose members stand in the literal's order.
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }

  /// Makes an array.
  init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// Makes a whole number.
  init(integerLiteral value: Int) {
    self = .integer(value)
  }

  /// Makes `true` or `false`.
  init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Makes a string.
  init(stringLiteral value: String) {
    self = .string(value)
  }
}
