/// What one proxy tells in the field `Forwarded` (`forwarded-element`, RFC 7239, section 4).
struct ForwardedElement: Hashable, Sendable {
  /// Whom the proxy got the request from; `nil` where that is not told.
  let from: ArraySlice<UInt8>?

  /// Reads pairs such as `for="[2001:db8::7]:80";proto=https`; `nil` where one is malformed or
  /// stands twice.
  init?(_ element: ArraySlice<UInt8>) {
    var names: Set<[UInt8]> = []
    var from: ArraySlice<UInt8>?
    for pair in FieldList.split(element, at: UInt8(ascii: ";")) {
      let pair = FieldList.trimmed(pair)
      if pair.isEmpty { continue }
      guard let mark = pair.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let name = pair[..<mark]
      guard !name.isEmpty, name.allSatisfy(\.isTokenCharacter),
        let value = Self.value(pair[(mark + 1)...]),
        names.insert(name.map(\.lowercasedASCII)).inserted
      else { return nil }
      if name.map(\.lowercasedASCII) == Array("for".utf8) { from = value[...] }
    }
    self.from = from
  }

  /// Reads a token or a quoted string (RFC 9110, sections 5.6.2 and 5.6.4).
  private static func value(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    guard text.first == quote else {
      return !text.isEmpty && text.allSatisfy(\.isTokenCharacter) ? Array(text) : nil
    }
    var value: [UInt8] = []
    var rest = text.dropFirst()
    while let byte = rest.popFirst() {
      if byte == quote { return rest.isEmpty ? value : nil }
      guard byte == UInt8(ascii: "\\") else {
        value.append(byte)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      value.append(escaped)
    }
    return nil
  }
}
