import SceneGraph
import Testing
import Timeline

@testable import Loaders

/// What each kind of parameter takes, and why it takes nothing else.
@Suite struct ParameterReadingTests {
  typealias Reason = ParameterFault.Reason

  static let choices = ParameterKind.choice([
    .init("auto"), .init("alternate-reverse", aliases: ["yoyo"]), .init("full"),
  ])

  static let taken: [(ParameterKind, String, ParameterValue)] = [
    (.number(0.05...20), "0.05", .number(0.05)), (.number(0.05...20), "2e1", .number(20)),
    (.number(-1...1), "-0", .number(0)), (.time(0.1...60), "100ms", .number(0.1)),
    (.time(0.1...60), "60s", .number(60)), (.time(-60...60), "-1.5", .number(-1.5)),
    (.integer(0...9), "9", .integer(9)), (.integer(-5...5), "-05", .integer(-5)),
    (.integer(0...9), "+3", .integer(3)),
    (.length(1...4096, allowsNone: true), "none", .word("none")),
    (.length(1...4096, allowsNone: true), "64", .number(64)),
    (.length(1...4096, allowsNone: false), "64.5px", .number(64.5)),
    (.count(1...1000), "infinite", .word("infinite")), (.count(1...1000), "3", .integer(3)),
    (choices, "auto", .word("auto")), (choices, "yoyo", .word("alternate-reverse")),
    (.opaqueColor, "fff", .paint(.color(Color(255, 255, 255)))),
    (.color, "red", .paint(.color(Color(255, 0, 0)))),
    (
      .colorList(maximum: 3), "f00,,00f",
      .paints([.color(Color(255, 0, 0)), nil, .color(Color(0, 0, 255))])
    ),
    (
      .colorList(maximum: 3), "rgb(255,0,0),hsl(240 100% 50%)",
      .paints([.color(Color(255, 0, 0)), .color(Color(0, 0, 255))])
    ),
    (.colorList(maximum: 3), "f00,,", .paints([.color(Color(255, 0, 0))])),
    (.text(maximum: 5), "Zürch", .text("Zürch")), (.text(maximum: 1), "🪙", .text("🪙")),
    (.text(maximum: 9), "a&b=<c>", .text("a&b=<c>")),
    (.identifier(maximum: 4), "a_1Z", .text("a_1Z")), (.flag, "1", .flag(true)),
    (.flag, "true", .flag(true)), (.flag, "0", .flag(false)), (.flag, "false", .flag(false)),
    (.easing, "linear", .easing(.linear)), (.ignored, "any\u{7}thing", .text("any\u{7}thing")),
  ]

  @Test(arguments: taken) func takes(kind: ParameterKind, text: String, value: ParameterValue)
    throws
  {
    #expect(try kind.read(text) == value)
  }

  static let refused: [(ParameterKind, String, Reason)] = [
    (.number(0.05...20), "0.0499", .outOfRange), (.number(0.05...20), "20.0001", .outOfRange),
    (.number(0.05...20), "1,5", .malformed), (.number(0.05...20), "1e999", .malformed),
    (.number(0.05...20), "NaN", .malformed), (.number(0.05...20), "１", .malformed),
    (.time(0.1...60), "99ms", .outOfRange), (.time(0.1...60), "60.001s", .outOfRange),
    (.time(0.1...60), "1 s", .malformed), (.integer(0...9), "10", .outOfRange),
    (.integer(0...9), "-1", .outOfRange), (.integer(0...9), "99999999999999999999", .outOfRange),
    (.integer(0...9), "1.0", .malformed), (.integer(0...9), "1e0", .malformed),
    (.length(1...4096, allowsNone: false), "none", .malformed),
    (.length(1...4096, allowsNone: true), "0", .outOfRange),
    (.length(1...4096, allowsNone: true), "4097px", .outOfRange),
    (.length(1...4096, allowsNone: true), "64em", .malformed), (.count(1...1000), "0", .outOfRange),
    (.count(1...1000), "forever", .malformed), (.count(1...1000), "1001", .outOfRange),
    (choices, "fulll", .notAWord(nearest: "full")), (choices, "AUTO", .notAWord(nearest: "auto")),
    (choices, "yoyoo", .notAWord(nearest: "yoyo")), (choices, "xyz", .notAWord(nearest: nil)),
    (.color, "grene", .notAWord(nearest: "green")),
    (.color, "rgb(256,0,0)", .notAWord(nearest: nil)),
    (.opaqueColor, "fff8", .malformed), (.opaqueColor, "transparent", .malformed),
    (.colorList(maximum: 2), "red,green,blue", .tooMany(2)),
    (.colorList(maximum: 2), ",,", .tooMany(2)),
    (.colorList(maximum: 2), "red,bleu", .notAWord(nearest: "blue")),
    (.text(maximum: 4), "Zürch", .outOfRange), (.text(maximum: 9), "a\nb", .malformed),
    (.text(maximum: 9), "a\u{0}b", .malformed), (.text(maximum: 9), "\u{85}", .malformed),
    (.text(maximum: 9), "\u{FFFF}", .malformed),
    (.identifier(maximum: 4), "1ab", .malformed),
    (.identifier(maximum: 4), "a-b", .malformed),
    (.identifier(maximum: 4), "é", .malformed),
    (.identifier(maximum: 4), "_a", .malformed),
    (.identifier(maximum: 4), "abcde", .outOfRange),
    (.flag, "yes", .notAWord(nearest: nil)), (.flag, "TRUE", .notAWord(nearest: nil)),
    (.easing, "ease-on", .notAWord(nearest: "ease-in")),
    (.easing, "2,0,0,1", .notAWord(nearest: nil)),
  ]

  @Test(arguments: refused) func refuses(kind: ParameterKind, text: String, reason: Reason) {
    #expect(throws: reason) { try kind.read(text) }
  }
}
