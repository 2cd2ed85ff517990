import Testing

@testable import HTTPMessages

@Suite struct MediaRangeTests {
  @Test(
    arguments: [
      ("0", 0), ("1", 1000), ("0.", 0), ("1.", 1000), ("0.5", 500), ("0.05", 50), ("0.125", 125),
      ("1.0", 1000), ("1.000", 1000), ("1.001", nil), ("1.1", nil), ("2", nil), ("0.1234", nil),
      ("", nil), (".5", nil), ("-0", nil), ("0,5", nil), ("0.5x", nil), ("01", nil), ("1e0", nil),
    ] as [(String, Int?)])
  func readsWeights(_ text: String, _ expected: Int?) {
    #expect(MediaRange.weight(Array(text.utf8)[...]) == expected)
  }

  @Test(
    arguments: [
      ("text/html", MediaRange(type: "text", subtype: "html")),
      (" Text/HTML ;q=0.5", MediaRange(type: "text", subtype: "html", quality: 500)),
      ("text/*; Q=0", MediaRange(type: "text", subtype: "*", quality: 0)),
      ("*/*", MediaRange(type: "*", subtype: "*")),
      ("a/b;c=\"q=0;q=1\";q=0.25", MediaRange(type: "a", subtype: "b", quality: 250)),
      ("text/html;level=1", MediaRange(type: "text", subtype: "html")),
      ("", nil), ("text", nil), ("text/", nil), ("/html", nil), ("*/html", nil), ("a/b/c", nil),
      ("a b/c", nil), ("text/html;q=2", nil), ("text/html;q=", nil), ("text/html;q=.5", nil),
    ] as [(String, MediaRange?)])
  func readsTheGrammar(_ text: String, _ expected: MediaRange?) {
    #expect(MediaRange(Array(text.utf8)[...]) == expected)
  }

  @Test(arguments: [("*/*", 0), ("text/*", 1), ("text/html", 2)])
  func knowsHowCloselyItNames(_ text: String, _ specificity: Int) {
    #expect(MediaRange(Array(text.utf8)[...])?.specificity == specificity)
  }
}
