/// An element of an XML document, as a value.
struct XMLElement: Hashable {
  struct Attribute: Hashable {
    let name: String
    var value: String
    /// What a style sheet has instead of the value where the reader prefers dark grounds.
    var darkValue: String?

    init(_ name: String, _ value: String, dark darkValue: String? = nil) {
      self.name = name
      self.value = value
      self.darkValue = darkValue
    }
  }

  let name: String
  var attributes: [Attribute]
  var children: [XMLElement]
  /// Character data before the children.
  var text: String

  init(
    _ name: String, _ attributes: [Attribute] = [], children: [XMLElement] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Whether the element, or one within it, has an attribute.
  func contains(attribute: String) -> Bool {
    self[attribute] != nil || children.contains { $0.contains(attribute: attribute) }
  }

  /// The bytes that most documents find room in.
  private static let usualLength = 2048

  /// The element written down.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.usualLength)
    write(to: &bytes)
    return bytes
  }

  /// The element written down with each child on a line of its own, indented by two spaces a
  /// level, and a line's end behind it all.
  var prettyBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Appends the element; with a depth, children stand on lines of their own.
  func write(to bytes: inout [UInt8], depth: Int? = nil) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(attribute.name)
      bytes.append("=\"")
      Self.escape(attribute.value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    if text.isEmpty, children.isEmpty {
      bytes.append("/>")
      return
    }
    bytes.append(UInt8(ascii: ">"))
    Self.escape(text, to: &bytes)
    for child in children {
      Self.breakLine(&bytes, depth: depth.map { $0 + 1 })
      child.write(to: &bytes, depth: depth.map { $0 + 1 })
    }
    if !children.isEmpty { Self.breakLine(&bytes, depth: depth) }
    bytes.append("</")
    bytes.append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Whether a byte cannot stand for itself.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"")
  }

  /// How many bytes the element has when it is written down without lines of its own.
  var length: Int {
    // `<name`, and `/>` or `></name>` behind it.
    var length = 1 + name.utf8.count
    for attribute in attributes {
      length += 4 + attribute.name.utf8.count + Self.escapedLength(attribute.value)
    }
    if text.isEmpty, children.isEmpty { return length + 2 }
    length += 4 + name.utf8.count + Self.escapedLength(text)
    for child in children { length += child.length }
    return length
  }

  private static func escapedLength(_ text: String) -> Int {
    var length = text.utf8.count
    guard text.hasByte(isEscaped) else { return length }
    for byte in text.utf8 where isEscaped(byte) {
      switch byte {
      case UInt8(ascii: "&"): length += 4
      case UInt8(ascii: "\""): length += 5
      default: length += 3
      }
    }
    return length
  }

  private static func breakLine(_ bytes: inout [UInt8], depth: Int?) {
    guard let depth else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += Array(repeating: UInt8(ascii: " "), count: 2 * depth)
  }

  /// Appends text with what XML 1.0, section 2.4, wants escaped in data and attributes.
  private static func escape(_ text: String, to bytes: inout [UInt8]) {
    guard text.hasByte(isEscaped) else { return bytes.append(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
  }
}
