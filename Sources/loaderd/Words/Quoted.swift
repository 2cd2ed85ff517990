/// A text in quotation marks as it may stand in a message: one line, no control bytes, bounded.
struct Quoted: CustomStringConvertible {
  let description: String

  /// The most characters of the text that are shown.
  static let limit = 120

  /// Quotes a text, of which so many characters are shown at most.
  init(_ text: String, limit: Int = Self.limit) {
    let shown = text.unicodeScalars.prefix(limit).map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default: Self.isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
      }
    }
    let isCut = text.unicodeScalars.count > limit
    description = "\"" + shown.joined() + (isCut ? "…\"" : "\"")
  }

  /// Whether a character would break the line or act on a terminal.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
