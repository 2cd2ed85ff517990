import Foundation
import Testing

@testable import LoaderService

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ProblemCardTests {
  @Test(arguments: [
    "Plain words.", "<script>alert(1)</script>", "a & b \"c\" 'd'", "\u{0}\u{FFFF}\u{8}", "",
    "字字字字字字字字字字字字字字字字字字", String(repeating: "word ", count: 500),
    String(repeating: "x", count: 3000), "]]>", "\u{202E}turned",
  ])
  func isWellFormedWhateverTheWords(_ detail: String) {
    let svg = ProblemCard.svg(Problem(.badParameter, detail: detail))
    let parser = XMLParser(data: Data(svg))
    #expect(parser.parse())
  }

  @Test func isAPictureWithATitle() {
    let svg = String(
      decoding: ProblemCard.svg(Problem(.unknownLoader, detail: "No “x”.")), as: UTF8.self)
    #expect(svg.contains("role=\"img\""))
    #expect(svg.contains("<title id=\"problem\">404 Unknown loader: No “x”.</title>"))
    #expect(svg.contains("aria-labelledby=\"problem\""))
    #expect(svg.contains(">404 Unknown loader</text>"))
  }

  @Test func growsWithTheWords() {
    let short = ProblemCard.svg(Problem(.badParameter, detail: "x"))
    let long = ProblemCard.svg(
      Problem(.badParameter, detail: String(repeating: "word ", count: 20)))
    #expect(String(decoding: short, as: UTF8.self).contains("height=\"65\""))
    #expect(String(decoding: long, as: UTF8.self).contains("height=\"141\""))
  }
}
