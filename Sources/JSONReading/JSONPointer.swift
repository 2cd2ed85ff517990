extension JSONValue {
  /// The value that a JSON pointer (RFC 6901) names, such as `/nodes/0/id`; `nil` for none.
  ///
  /// Names are compared code point by code point: é in one piece is not é in two.
  public subscript(pointer pointer: String) -> JSONValue? {
    var tokens = pointer.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    )[...]
    guard tokens.popFirst()?.isEmpty == true else { return nil }
    return tokens.reduce(self) { value, token in
      Self.unescaped(token).flatMap { value?.child(named: $0) }
    }
  }

  /// The reference token (RFC 6901, section 3) of a name: `~` and `/` escaped.
  public static func pointerToken(of key: String) -> String {
    let bytes = key.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "~"): Array("~0".utf8)
      case UInt8(ascii: "/"): Array("~1".utf8)
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func child(named name: [UInt8]) -> JSONValue? {
    switch self {
    case .object(let members): members.first { $0.key.utf8.elementsEqual(name) }?.value
    case .array(let elements):
      Self.index(of: name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }

  /// An array index (RFC 6901, section 4): digits without a leading zero.
  private static func index(of token: [UInt8]) -> Int? {
    let isNumber = token.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, token.count == 1 || token.first != UInt8(ascii: "0") else { return nil }
    return Int(String(decoding: token, as: UTF8.self))
  }

  private static func unescaped(_ token: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = token
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        result.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return result
  }
}
