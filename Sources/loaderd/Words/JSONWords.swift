import JSONReading

extension JSONValue {
  /// The value as it may stand in a message; arrays and objects by their kind alone.
  var words: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .string(let text): text
    case .array: "an array"
    case .object: "an object"
    }
  }
}
