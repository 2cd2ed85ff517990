import Testing

@testable import HTTPMessages

@Suite struct ForwardedElementTests {
  @Test(
    arguments: [
      ("for=a", "a"), (" FOR=\"a,b\" ", "a,b"), ("by=x;for=\"\\\"\"", "\""), ("by=x", nil),
      ("", nil), ("for=\"\"", ""),
    ] as [(String, String?)])
  func tellsFromWhom(text: String, from: String?) throws {
    let element = try #require(ForwardedElement(Array(text.utf8)[...]))
    #expect(element.from.map { String(decoding: $0, as: UTF8.self) } == from)
  }
}
