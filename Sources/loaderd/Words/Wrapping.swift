/// Breaks text into lines for a terminal.
enum Wrapping {
  /// The words of a text in lines of at most `width` characters, each after `indent` spaces.
  static func lines(_ text: String, indent: Int, width: Int = 78) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
