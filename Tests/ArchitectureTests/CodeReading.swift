/// Separates code from comments and string literals, so that rules see code only.
struct CodeReading {
  private var rest: Substring.UnicodeScalarView
  private var output = String.UnicodeScalarView()

  /// The text with comments and string literals made blank; interpolated code stays.
  static func code(of text: String) -> String {
    var reading = CodeReading(rest: text[...].unicodeScalars)
    reading.readCode(untilParenthesis: false)
    return String(reading.output)
  }

  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while let next = rest.first {
      if starts("//") {
        blank { $0.rest.first == "\n" }
      } else if starts("/*") {
        readBlockComment()
      } else if let delimiter = stringDelimiter() {
        readString(delimiter)
      } else {
        depth += next == "(" ? 1 : next == ")" ? -1 : 0
        if untilParenthesis, depth < 0 { return }
        keep()
      }
    }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        blank(2)
      } else if starts("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func readString(_ delimiter: (pounds: Int, quotes: Int)) {
    let pounds = String(repeating: "#", count: delimiter.pounds)
    let quotes = String(repeating: "\"", count: delimiter.quotes)
    blank(delimiter.pounds + delimiter.quotes)
    while !rest.isEmpty, !starts(quotes + pounds) {
      if starts("\\" + pounds + "(") {
        blank(2 + delimiter.pounds)
        readCode(untilParenthesis: true)
        blank(1)
      } else if starts("\\" + pounds) {
        blank(2 + delimiter.pounds)
      } else if delimiter.quotes == 1, rest.first == "\n" {
        return
      } else {
        blank(1)
      }
    }
    blank(delimiter.quotes + delimiter.pounds)
  }

  private func stringDelimiter() -> (pounds: Int, quotes: Int)? {
    let pounds = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(pounds).prefix(3).prefix { $0 == "\"" }.count
    return quotes == 0 ? nil : (pounds, quotes == 3 ? 3 : 1)
  }

  private func starts(_ text: String) -> Bool {
    rest.starts(with: text.unicodeScalars)
  }

  private mutating func keep() {
    output.append(rest.removeFirst())
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count {
      guard let scalar = rest.popFirst() else { return }
      output.append(scalar == "\n" ? "\n" : " ")
    }
  }

  private mutating func blank(until end: (Self) -> Bool) {
    while !rest.isEmpty, !end(self) { blank(1) }
  }
}
