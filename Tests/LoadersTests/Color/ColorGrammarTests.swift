import SceneGraph
import Testing

@testable import Loaders

@Suite struct ColorGrammarTests {
  static let hexadecimal: [(String, Color)] = [
    ("f00", Color(255, 0, 0)), ("F00", Color(255, 0, 0)), ("#f00", Color(255, 0, 0)),
    ("#ff0000", Color(255, 0, 0)), ("FF0000", Color(255, 0, 0)),
    ("1234", Color(17, 34, 51, alpha: 68)),
    ("#12345678", Color(18, 52, 86, alpha: 120)), ("000", Color(0, 0, 0)),
    ("0a84ff", Color(10, 132, 255)), ("#FFFF", Color(255, 255, 255)), ("add", Color(170, 221, 221)),
  ]

  @Test(arguments: hexadecimal) func digits(text: String, color: Color) {
    #expect(ColorGrammar.paint(text) == .color(color))
  }

  @Test(arguments: ColorNames.all.map(\.name)) func everyNameInAnyCase(name: String) throws {
    let hex = try #require(ColorNames.byName[name])
    #expect(ColorGrammar.paint(name) == .color(Color(hex: hex)))
    #expect(ColorGrammar.paint(name.uppercased()) == .color(Color(hex: hex)))
  }

  @Test(arguments: ["currentColor", "currentcolor", "CURRENTCOLOR"]) func textColor(text: String) {
    #expect(ColorGrammar.paint(text) == .currentColor)
  }

  @Test(arguments: ["transparent", "Transparent", "#0000", "00000000", "rgb(0 0 0 / 0)"])
  func transparentBlack(text: String) {
    #expect(ColorGrammar.paint(text) == .color(Color(0, 0, 0, alpha: 0)))
  }

  @Test(arguments: [
    "", "#", "f", "ff", "fffff", "fffffff", "fffffffff", "ggg", "#ggg", "##f00", "#red", "0xf00",
    " red",
    "red ", "re d", "f0 0", "none", "blac\u{212A}", "ｆｆｆ", "ⅽ00", "f00\u{301}", "url(#a)", "rgb",
    "var(--x)", "red;", "\u{0}", "-100", "+100", "inherit", "hwb(0 0% 0%)", "lab(50% 0 0)",
  ])
  func nothingElseIsAColor(text: String) {
    #expect(ColorGrammar.paint(text) == nil)
  }

  static let lists: [(String, [String])] = [
    ("a,b", ["a", "b"]), ("a", ["a"]), ("", [""]), (",", ["", ""]), ("a,,b,", ["a", "", "b", ""]),
    ("rgb(1,2,3),b", ["rgb(1,2,3)", "b"]), ("a, rgb(1, 2, 3) ,b", ["a", "rgb(1, 2, 3)", "b"]),
    ("f(g(1,2),3),c", ["f(g(1,2),3)", "c"]), ("rgb(1,2", ["rgb(1,2"]), ("a),b", ["a),b"]),
  ]

  @Test(arguments: lists) func listItems(text: String, items: [String]) {
    #expect(ColorGrammar.listItems(text).map(String.init) == items)
  }
}
