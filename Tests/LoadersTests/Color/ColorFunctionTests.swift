import SceneGraph
import Testing

@testable import Loaders

/// CSS Color 4, sections 5.1 and 7.
@Suite struct ColorFunctionTests {
  static let taken: [(String, Color)] = [
    ("rgb(255,0,0)", Color(255, 0, 0)), ("rgb( 1 , 2 , 3 )", Color(1, 2, 3)),
    ("rgb(255 0 0)", Color(255, 0, 0)), ("rgba(1,2,3)", Color(1, 2, 3)),
    ("rgb(1,2,3,0.5)", Color(1, 2, 3, alpha: 128)),
    ("rgba(1 2 3 / 50%)", Color(1, 2, 3, alpha: 128)),
    ("rgb(1 2 3/.2)", Color(1, 2, 3, alpha: 51)), ("RGB(1 2 3)", Color(1, 2, 3)),
    ("rgb(100%,0%,20%)", Color(255, 0, 51)), ("rgb(50% 128 0)", Color(128, 128, 0)),
    ("rgb(none 0 255)", Color(0, 0, 255)), ("rgb(1.4 1.5 2.6)", Color(1, 2, 3)),
    ("hsl(0,100%,50%)", Color(255, 0, 0)), ("hsl(120 100% 25%)", Color(0, 128, 0)),
    ("hsl(240deg 100% 50%)", Color(0, 0, 255)), ("hsl(-120,100%,50%)", Color(0, 0, 255)),
    ("hsl(600 100% 50%)", Color(0, 0, 255)), ("hsl(0.5turn 100% 50%)", Color(0, 255, 255)),
    ("hsl(200grad 100% 50%)", Color(0, 255, 255)),
    ("hsl(3.14159265358979rad 100% 50%)", Color(0, 255, 255)),
    ("hsla(60,100%,50%,0.25)", Color(255, 255, 0, alpha: 64)),
    ("hsl(60 100 50 / 1)", Color(255, 255, 0)),
    ("hsl(none 0% 50%)", Color(128, 128, 128)), ("hsl(210,50%,40%)", Color(51, 102, 153)),
    ("hsl(77 0% 100%)", Color(255, 255, 255)), ("hsl(270 50% 40%)", Color(102, 51, 153)),
  ]

  @Test(arguments: taken) func takes(text: String, color: Color) {
    #expect(ColorGrammar.paint(text) == .color(color))
  }

  @Test(arguments: [
    "rgb(256,0,0)", "rgb(-1,0,0)", "rgb(0,0,0,1.1)", "rgb(0,0,0,-0.1)", "rgb(101%,0%,0%)",
    "rgb(0 0 0 / 101%)",
    "rgb()", "rgb(1)", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1 2)", "rgb(1 2 3 4)", "rgb(1 2 3 /)",
    "rgb(1 2 3 / 0 / 0)", "rgb(1,2,3/0.5)", "rgb(1,2 3)", "rgb(1,,3)", "rgb(,,)", "rgb(1,2,3,)",
    "rgb(50%,128,0)", "rgb(none,0,0)", "rgb (1,2,3)", "rgb(1,2,3", "rgb1,2,3)", "rgb((1,2,3))",
    "rgb(a,b,c)", "rgb(1e999 0 0)", "rgb(NaN 0 0)", "rgb(0x1 0 0)", "rgb(1. 0 0)", "rgb(٣ 0 0)",
    "hsl(0,100,50)", "hsl(0,101%,50%)", "hsl(0,100%,-1%)", "hsl(0deg)", "hsl(10% 100% 50%)",
    "hsl(0 100% 50% 50%)", "hsl(1e308turn 100% 50%)", "hsl(1e308rad,100%,50%)",
    "hsl(1e999 100% 50%)",
    "hsl(deg 100% 50%)", "hsl(90 deg 100% 50%)", "hsl(90degrees 100% 50%)", "hsl(none,100%,50%)",
    "hsv(0,100%,50%)", "rgbb(1,2,3)", "(1,2,3)", "hsl(0 100% 50%)x",
  ])
  func refuses(text: String) {
    #expect(ColorGrammar.paint(text) == nil)
  }

  /// The six sectors of the hue circle in whole numbers: 1/216 000 000 is the unit, halves go up.
  static func reference(hue: Int, saturation: Int, lightness: Int) -> Color {
    // Chroma in 1/10 000, the second channel's share of it in sixtieths.
    let chroma = (100 - abs(2 * lightness - 100)) * saturation
    let within = hue % 120
    let second = chroma * (60 - abs(within - 60))
    let low = 2 * 60 * 100 * lightness - 60 * chroma  // in 1/1 200 000
    let (c, x) = (2 * 60 * chroma, 2 * second)
    let channels = [
      (c, x, 0), (x, c, 0), (0, c, x), (0, x, c), (x, 0, c), (c, 0, x),
    ][hue / 60 % 6]
    func byte(_ part: Int) -> UInt8 { UInt8(((part + low) * 255 * 2 + 1_200_000) / 2_400_000) }
    return Color(byte(channels.0), byte(channels.1), byte(channels.2))
  }

  @Test(arguments: Array(0..<24)) func everyHueIsThatOfWholeNumbers(step: Int) {
    let hue = step * 15
    var wrong: [String] = []
    for saturation in Array(0...20).map({ $0 * 5 }) {
      for lightness in 0...100 {
        let text = "hsl(\(hue) \(saturation)% \(lightness)%)"
        let expected = Self.reference(hue: hue, saturation: saturation, lightness: lightness)
        if ColorGrammar.paint(text) != .color(expected) { wrong.append(text) }
      }
    }
    #expect(wrong == [])
  }

  /// Rounded to whole degrees and percents a colour may move, but grays stay gray.
  @Test(arguments: Array(0...100)) func graysHaveEqualChannels(lightness: Int) {
    let expected = UInt8((lightness * 255 * 2 + 100) / 200)
    let gray = Color(expected, expected, expected)
    #expect(ColorGrammar.paint("hsl(123, 0%, \(lightness)%)") == .color(gray))
    #expect(ColorGrammar.paint("rgb(\(lightness)%, \(lightness)%, \(lightness)%)") == .color(gray))
  }
}
