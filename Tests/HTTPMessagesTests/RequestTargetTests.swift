import HTTPMessages
import Testing

@Suite struct RequestTargetTests {
  @Test(
    arguments: [
      ("/a?b", "/a", "b"), ("/a", "/a", nil), ("/a?", "/a", ""), ("/a?b?c", "/a", "b?c"),
      ("", "", nil), ("?", "", ""),
    ] as [(String, String, String?)])
  func splitsAtTheFirstQuestionMark(_ text: String, _ path: String, _ query: String?) {
    let target = RequestTarget(text)
    #expect(target.path == Array(path.utf8))
    #expect(target.query == query.map { Array($0.utf8) })
  }
}
