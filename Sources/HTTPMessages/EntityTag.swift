/// A validator of a representation (RFC 9110, section 8.8.3).
public struct EntityTag: Hashable, Sendable {
  /// Whether the tag is weak: equal tags then mean alike, not the same bytes.
  public let isWeak: Bool
  /// The characters between the quotes.
  public let opaque: String

  /// Makes a tag of characters that may stand between quotes; `nil` where one may not.
  public init?(_ opaque: String, isWeak: Bool = false) {
    guard opaque.utf8.allSatisfy(\.isEntityTagCharacter) else { return nil }
    self.opaque = opaque
    self.isWeak = isWeak
  }

  /// Reads one tag with nothing around it, such as `"abc"` or `W/"abc"`.
  public init?(parsing text: String) {
    let isWeak = text.hasPrefix("W/")
    let quoted = isWeak ? text.dropFirst(2) : text[...]
    guard quoted.utf8.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
    self.init(String(quoted.dropFirst().dropLast()), isWeak: isWeak)
  }

  /// A strong tag of a content: the 64 bits of its `ContentHash` as 16 hexadecimal digits.
  public init(content: [UInt8]) {
    isWeak = false
    opaque = ContentHash.hexadecimal(of: content)
  }

  /// The tag as it stands in a field.
  public var fieldValue: String { "\(isWeak ? "W/" : "")\"\(opaque)\"" }

  /// Strong comparison: both strong, and the same characters (RFC 9110, section 8.8.3.2).
  public func isStronglyEqual(to other: EntityTag) -> Bool {
    !isWeak && !other.isWeak && opaque == other.opaque
  }

  /// Weak comparison: the same characters (RFC 9110, section 8.8.3.2).
  public func isWeaklyEqual(to other: EntityTag) -> Bool {
    opaque == other.opaque
  }
}

extension UInt8 {
  /// Whether this byte may stand between an entity tag's quotes (`etagc`, RFC 9110, section 8.8.3).
  var isEntityTagCharacter: Bool {
    self == 0x21 || (0x23...0x7E).contains(self) || self >= 0x80
  }
}
