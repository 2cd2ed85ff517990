import Testing

@testable import loaderd

@Suite struct WrappingTests {
  @Test(arguments: [
    ("a b c", 0, 3, "a b\nc"), ("a b c", 2, 5, "  a b\n  c"), ("abcdef g", 0, 3, "abcdef\ng"),
    ("", 2, 5, ""), ("a", 2, 80, "  a"),
  ])
  func breaksAtWords(text: String, indent: Int, width: Int, lines: String) {
    #expect(Wrapping.lines(text, indent: indent, width: width) == lines)
  }
}
