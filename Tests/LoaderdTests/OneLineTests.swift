import Testing

@testable import loaderd

@Suite struct OneLineTests {
  @Test(arguments: ["config/loaders/a.json", "/tracks/a b", "C:\\a", "é/日本.json", "\"a\""])
  func plainTextStays(text: String) { #expect("\(OneLine(text))" == text) }

  @Test(
    arguments: [
      ("a\nb.json", "\"a\\nb.json\""), ("a\u{1B}[2J", "\"a\\u{1b}[2J\""), ("", "\"\""),
      ("a\u{2028}b", "\"a\\u{2028}b\""), ("a\u{202E}b", "\"a\\u{202e}b\""),
      ("a\r\nb", "\"a\\u{d}\\nb\""),
    ])
  func whatBreaksALineIsQuoted(text: String, shown: String) {
    #expect("\(OneLine(text))" == shown)
  }

  @Test func longTextIsCut() {
    let text = String(repeating: "a", count: 1001)
    #expect("\(OneLine(text))" == "\"\(text.dropLast())…\"")
    #expect("\(OneLine(String(text.dropLast())))" == String(text.dropLast()))
  }
}
