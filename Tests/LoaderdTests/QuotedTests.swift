import Testing

@testable import loaderd

@Suite struct QuotedTests {
  @Test(arguments: [
    ("a", "\"a\""), ("", "\"\""), ("a\"\\", #""a\"\\""#), ("a\nb\t", #""a\nb\t""#),
    ("\u{1b}[31m", #""\u{1b}[31m""#), ("\u{202e}", #""\u{202e}""#), ("é😀", "\"é😀\""),
  ])
  func keepsMessagesOnOneLine(text: String, quoted: String) {
    #expect(Quoted(text).description == quoted)
  }

  @Test func cutsWhatIsLong() {
    let text = Quoted(String(repeating: "a", count: 1000)).description
    #expect(text == "\"" + String(repeating: "a", count: Quoted.limit) + "…\"")
  }
}
