import Testing

@testable import loaderd

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "ab", 2), ("kitten", "sitting", 3),
    ("ab", "ba", 1), ("abcd", "acbd", 1), ("ca", "abc", 3), ("port", "prot", 1),
  ])
  func countsEdits(left: String, right: String, edits: Int) {
    #expect(NearestName.distance(Array(left.utf8), Array(right.utf8)) == edits)
    #expect(NearestName.distance(Array(right.utf8), Array(left.utf8)) == edits)
  }

  @Test(
    arguments: [
      ("prot", "port"), ("Port", "port"), ("headerdeadline", "headerDeadline"), ("hots", "host"),
      ("elephant", nil), ("", nil), ("x", nil), (String(repeating: "port", count: 100), nil),
    ] as [(String, String?)])
  func findsTheNearest(text: String, name: String?) {
    #expect(NearestName.of(text, among: ["host", "port", "headerDeadline"]) == name)
  }

  @Test func takesTheFirstOfEquals() {
    #expect(NearestName.of("cat", among: ["bat", "car"]) == "bat")
  }
}
