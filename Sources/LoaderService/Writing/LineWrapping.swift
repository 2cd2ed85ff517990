/// Breaks text into lines by an estimate of how wide its characters are.
enum LineWrapping {
  /// The lines of a text, each at most `columns` wide; words that are too long are cut.
  ///
  /// A column is as wide as most small letters of a wide typeface; narrow letters take half of one,
  /// broad ones up to seven quarters, what is from U+1100 on two (most such scripts are wide). At
  /// most `limit` lines come back; where there is more, the last one ends with an ellipsis.
  static func lines(of text: String, columns: Int, limit: Int) -> [String] {
    let width = 4 * columns
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      if line.isEmpty {
        line = String(word)
      } else if Self.width(of: line + " " + word) <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
      while let end = cut(line, width: width) {
        lines.append(String(line[..<end]))
        line = String(line[end...])
      }
      if lines.count > limit { break }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit, limit > 0 else { return lines }
    var kept = Array(lines.prefix(limit))
    var last = kept.removeLast()
    while Self.width(of: last) + Self.width(of: "…") > width { last.removeLast() }
    return kept + [last + "…"]
  }

  /// The width of a text in quarters of a column.
  private static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    switch character {
    case " ", "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|": 2
    case "f", "r", "t", "(", ")", "[", "]": 3
    case "m", "w", "M", "W", "@", "%", "—": 7
    case "<", ">", "=", "+", "&", "#", "_", "~": 6
    case "A"..."Z": 5
    case "…", "–", "“", "”", "‘", "’": 4
    default: character.unicodeScalars.contains { $0.value >= 0x1100 } ? 8 : 4
    }
  }

  /// Where a line must be cut; `nil` where it fits. At least one character stays in front.
  private static func cut(_ line: String, width: Int) -> String.Index? {
    var used = 0
    for index in line.indices {
      used += Self.width(of: line[index])
      if used > width { return index == line.startIndex ? nil : index }
    }
    return nil
  }
}
