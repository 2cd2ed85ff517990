import JSONReading
import Testing

@Suite struct JSONTextTests {
  @Test(
    arguments: [
      (.null, "null"), (true, "true"), (-3, "-3"), (0.5, "0.5"),
      ("a\"\\\n\u{1F}é", #""a\"\\\u000a\u001fé""#),
      ([1, [], ["a": false, "b": [:]]], #"[1,[],{"a":false,"b":{}}]"#),
      (.number(.infinity), "null"),
    ] as [(JSONValue, String)])
  func isCompact(value: JSONValue, text: String) {
    #expect(value.compactText == text)
  }

  @Test func isReadAsItWasWritten() throws {
    let value: JSONValue = ["a": [1, 2.5, .null, true, "\u{0}\u{7F}\u{2028}"], "": [[:], []]]
    #expect(try JSONValue(parsing: value.compactText) == value)
  }
}
