import Testing

@testable import LoaderService

@Suite struct LineWrappingTests {
  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one two", ["one two"]), ("one two three", ["one two", "three"]),
    ("abcdefghij", ["abcdefg", "hij"]), ("a abcdefghij", ["a", "abcdefg", "hij"]),
    ("  a\n b  ", ["a b"]), ("字字字字", ["字字字", "字"]),
  ])
  func breaksAtSpacesAndCutsLongWords(_ text: String, _ lines: [String]) {
    #expect(LineWrapping.lines(of: text, columns: 7, limit: 9) == lines)
  }

  @Test(arguments: [("a b c d", ["a", "b…"]), ("abcdef", ["ab", "c…"]), ("a b", ["a", "b"])])
  func endsWithAnEllipsisWhereThereIsMore(_ text: String, _ lines: [String]) {
    #expect(LineWrapping.lines(of: text, columns: 2, limit: 2) == lines)
  }

  @Test func aLongTextIsCutSoon() {
    let lines = LineWrapping.lines(
      of: String(repeating: "x", count: 10_000), columns: 27, limit: 14)
    #expect(lines.count == 14)
    #expect(lines.allSatisfy { $0.count <= 27 })
  }
}
