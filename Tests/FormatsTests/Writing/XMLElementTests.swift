import Testing

@testable import Formats

@Suite struct XMLElementTests {
  private func text(_ element: XMLElement) -> String {
    String(decoding: element.bytes, as: UTF8.self)
  }

  @Test func writesChildrenAfterText() {
    let element = XMLElement(
      "g", [.init("id", "a"), .init("fill", "red")], children: [XMLElement("path")], text: "x")
    #expect(text(element) == #"<g id="a" fill="red">x<path/></g>"#)
  }

  /// XML 1.0, section 2.4: whatever is written comes back from a parser.
  @Test(arguments: [#"<&"'>"#, "]]>", "&#38;", "🪙é\u{2028}", "a=\"b\""])
  func escapes(_ string: String) throws {
    let element = XMLElement("t", [.init("a", string)], text: string)
    let read = try MarkupElement.read(element.bytes)
    #expect(read["a"] == string)
    #expect(read.text == string)
  }

  @Test func findsAttributesWithin() {
    let element = XMLElement("g", children: [XMLElement("g", [.init("class", "x")])])
    #expect(element.contains(attribute: "class"))
    #expect(element["class"] == nil && !element.contains(attribute: "id"))
  }
}
