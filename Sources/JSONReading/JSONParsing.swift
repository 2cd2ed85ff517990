extension JSONValue {
  /// Reads one JSON value of UTF-8 bytes (RFC 8259); a name that stands twice is an error.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    if let place = bytes.firstIndex(of: 0) { throw JSONError(nullAt: place, in: bytes) }
    self = try ParsedDocument(bytes).value
  }

  /// Reads one JSON value of text (RFC 8259); a name that stands twice is an error.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }
}

extension JSONError {
  /// A bare null byte, which the grammar allows nowhere and the C library overlooks behind tokens.
  fileprivate init(nullAt place: Int, in bytes: [UInt8]) {
    let before = bytes[..<place]
    let newline = UInt8(ascii: "\n")
    let line = before.split(separator: newline, omittingEmptySubsequences: false).last ?? []
    self.init(
      reason: .syntax,
      line: 1 + before.count { $0 == newline },
      column: 1 + line.count { $0 & 0xc0 != 0x80 })
  }
}
