extension [UInt8] {
  /// Appends the UTF-8 bytes of a text as they are.
  mutating func append(_ text: String) {
    let utf8 = text.utf8.span
    append(addingCapacity: utf8.count) { output in
      for index in utf8.indices { output.append(utf8[index]) }
    }
  }
}

extension String {
  /// Whether one of the text's UTF-8 bytes is of a kind.
  func hasByte(_ isMeant: (UInt8) -> Bool) -> Bool {
    let utf8 = utf8.span
    for index in utf8.indices where isMeant(utf8[index]) { return true }
    return false
  }
}
