/// A text in quotation marks as it may stand in a message: one line, no control bytes, bounded.
struct Quoted: CustomStringConvertible {
  let description: String

  /// The most characters of the text that are shown.
  static let limit = 120

  init(_ text: String) {
    let shown = text.unicodeScalars.prefix(Self.limit).map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default: Self.isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
      }
    }
    let isCut = text.unicodeScalars.count > Self.limit
    description = "\"" + shown.joined() + (isCut ? "…\"" : "\"")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
