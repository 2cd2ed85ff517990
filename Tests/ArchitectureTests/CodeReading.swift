/// Separates code from comments and string literals, so that rules see code only.
struct CodeReading {
  private let input: [UInt8]
  private var place = 0
  private var output: [UInt8]

  /// The text with comments and string literals made blank; interpolated code stays.
  ///
  /// A blank stands for every byte of UTF-8, and every line keeps its number.
  static func code(of text: String) -> String {
    var reading = CodeReading(text)
    reading.readCode(untilParenthesis: false)
    return String(decoding: reading.output, as: UTF8.self)
  }

  private init(_ text: String) {
    input = Array(text.utf8)
    output = input
  }

  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while place < input.count {
      switch input[place] {
      case UInt8(ascii: "/") where starts("//"):
        while place < input.count, input[place] != newline { blank(1) }
      case UInt8(ascii: "/") where starts("/*"):
        readBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let delimiter = stringDelimiter() { readString(delimiter) } else { place += 1 }
      case UInt8(ascii: "("):
        depth += 1
        place += 1
      case UInt8(ascii: ")"):
        if untilParenthesis, depth == 0 { return }
        depth -= 1
        place += 1
      default:
        place += 1
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
    } while depth > 0 && place < input.count
  }

  private mutating func readString(_ delimiter: (pounds: Int, quotes: Int)) {
    let pounds = String(repeating: "#", count: delimiter.pounds)
    let end = String(repeating: "\"", count: delimiter.quotes) + pounds
    let escape = "\\" + pounds
    blank(end.utf8.count)
    while place < input.count, !starts(end) {
      if starts(escape + "(") {
        blank(escape.utf8.count + 1)
        readCode(untilParenthesis: true)
        blank(1)
      } else if starts(escape) {
        blank(escape.utf8.count + 1)
      } else if delimiter.quotes == 1, input[place] == newline {
        return
      } else {
        blank(1)
      }
    }
    blank(end.utf8.count)
  }

  private func stringDelimiter() -> (pounds: Int, quotes: Int)? {
    let pounds = input[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = input[(place + pounds)...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    return quotes == 0 ? nil : (pounds, quotes == 3 ? 3 : 1)
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }

  private func starts(_ text: String) -> Bool {
    input[place...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int) {
    for index in place..<min(place + count, input.count) where input[index] != newline {
      output[index] = UInt8(ascii: " ")
    }
    place = min(place + count, input.count)
  }
}
