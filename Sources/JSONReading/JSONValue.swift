/// A JSON value (RFC 8259, section 3), with the members of objects in the order of the text.
public enum JSONValue: Equatable, Sendable {
  /// The literal `null`.
  case null
  /// One of the literals `true` and `false`.
  case bool(Bool)
  /// A number written without fraction and exponent.
  case integer(Int)
  /// A number written with a fraction or an exponent, rounded to the nearest binary64.
  case number(Double)
  /// A text; U+0000 may stand in it.
  case string(String)
  /// Elements in order.
  case array([JSONValue])
  /// Members in order; no name stands twice.
  case object([Member])

  /// One member of an object: its name and its value.
  public struct Member: Equatable, Sendable {
    /// The member's name, escapes resolved.
    public let key: String
    /// The member's value.
    public let value: JSONValue

    /// Makes a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// The text of a string, `nil` for every other kind.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of any number, whole or not, `nil` for every other kind.
  public var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The elements of an array, `nil` for every other kind.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object in order, `nil` for every other kind.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
