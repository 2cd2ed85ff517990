/// The status line of an answer (RFC 9112, section 4).
enum StatusLine {
  /// The code of an answer's first bytes, `nil` when they are no HTTP/1 answer.
  static func code(of bytes: [UInt8]) -> Int? {
    let line = String(decoding: bytes.prefix { $0 != 0x0a && $0 != 0x0d }, as: UTF8.self)
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, ["HTTP/1.1", "HTTP/1.0"].contains(words[0]), words[1].count == 3 else {
      return nil
    }
    return WholeNumber.value(of: String(words[1]), in: 100...599)
  }

  /// Whether the bytes hold the whole line.
  static func isWhole(_ bytes: [UInt8]) -> Bool { bytes.contains(0x0a) }
}
