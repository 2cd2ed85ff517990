internal import HTTPMessages

/// What a field of a response must be to be sent.
enum OutgoingField {
  /// Whether the name is a token and the value has no control character (RFC 9110, section 5).
  static func isValid(_ field: HeaderFields.Field) -> Bool {
    guard !field.name.isEmpty else { return false }
    return unsafe scan(field.name) { unsafe $0.areTokenBytes }
      && scan(field.value) { unsafe $0.areValueBytes }
  }

  /// Checks the bytes of a text where they lie.
  private static func scan(_ text: String, _ check: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    unsafe text.utf8.withContiguousStorageIfAvailable(check)
      ?? Array(text.utf8).withUnsafeBufferPointer(check)
  }

  /// Whether the server sets the field itself, or there is nothing to send.
  static func isLeftOut(_ field: HeaderFields.Field) -> Bool {
    if field.value.utf8.allSatisfy(\.isBlank) { return true }
    let name = field.name.utf8
    switch name.count {
    case 4: return name.isIgnoringCase("date")
    case 10: return name.isIgnoringCase("connection") || name.isIgnoringCase("keep-alive")
    case 14: return name.isIgnoringCase("content-length")
    case 17: return name.isIgnoringCase("transfer-encoding")
    default: return false
    }
  }
}
