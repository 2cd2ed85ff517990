extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes a number with a fraction.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object whose members stand in the literal's order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
