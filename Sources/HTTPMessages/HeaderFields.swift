/// The header fields of a message in the order they were sent (RFC 9110, section 5).
///
/// Names are compared without regard to ASCII case; a name may stand more than once.
public struct HeaderFields: Hashable, Sendable {
  /// One field: its name and its value.
  public struct Field: Hashable, Sendable {
    /// The field's name as it was given.
    public let name: String
    /// The field's value without surrounding white space.
    public let value: String

    /// Makes a field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All fields in order.
  public private(set) var fields: [Field]

  /// Makes header fields of fields in order.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The first value of a name; setting replaces every field of that name, `nil` removes them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsIgnoringASCIICase(name) }?.value }
    set {
      let place = fields.firstIndex { $0.name.equalsIgnoringASCIICase(name) }
      fields.removeAll { $0.name.equalsIgnoringASCIICase(name) }
      guard let newValue else { return }
      let index = min(place ?? fields.count, fields.count)
      fields.insert(Field(name: name, value: newValue), at: index)
    }
  }

  /// Every value of a name, in order.
  public func values(of name: String) -> [String] {
    fields.filter { $0.name.equalsIgnoringASCIICase(name) }.map(\.value)
  }

  /// All values of a list-based field joined by commas (RFC 9110, section 5.3), or `nil` for none.
  public func combined(_ name: String) -> String? {
    let all = values(of: name)
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// Adds a field behind those that are there.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
  /// Makes header fields of a literal, in its order.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field(name: $0.0, value: $0.1) })
  }
}
