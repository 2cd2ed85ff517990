import Testing

@testable import LoaderService

@Suite struct MarkupTextTests {
  @Test(arguments: [
    ("", ""), ("a b", "a b"), ("<&>", "&lt;&amp;&gt;"), ("\"'", "&quot;&#39;"), ("é😀", "é😀"),
    ("\0\n\u{85}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
  ])
  func isFitForMarkup(_ text: String, _ escaped: String) {
    #expect(MarkupText.escaped(text) == escaped)
  }
}
