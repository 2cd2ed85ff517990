import Testing

@testable import Loaders

/// What the expressions match is taken by the grammars.
@Suite struct ParameterPatternTests {
  static let texts: [(ParameterKind, String, [String])] = [
    (.color, ParameterPattern.hexadecimal, ["f00", "#F008", "0a84ff", "#0a84ff80"]),
    (
      .color, ParameterPattern.colorFunction,
      [
        "rgb(255,0,127.5)", "rgba(1, 2, 3, .5)", "rgb(0%,100%,99.9%)", "rgb(255 0 none / 50%)",
        "rgb(10% 20 30%)", "hsl(120,50%,50%)", "hsl(-0.5turn 50 50% / 1)",
        "hsla(240deg, 100%, 50%, 100%)", "hsl(none none none)",
      ]
    ),
    (
      .opaqueColor, ParameterPattern.opaqueColor,
      ["fff", "#0a84ff", "rgb(1,2,3)", "rgb(1 none 3%)", "hsl(1,2%,3%)", "hsl(1turn 2 3)"]
    ),
    (
      .easing, ParameterPattern.curve,
      ["0.4,0,0.2,1", "cubic-bezier(.4, -2, 1, 3)", "0,2.5,1,-1.5"]
    ),
    (.time(0.1...60), ParameterPattern.time(0.1...60), ["1.2s", "100ms", "60000ms", "60s"]),
    (.time(-60...60), ParameterPattern.time(-60...60), ["-1.5s", "-60000ms", "0s", "0.5ms"]),
    (
      .time(0 ... .greatestFiniteMagnitude), ParameterPattern.time(0 ... .greatestFiniteMagnitude),
      ["0s", "123456789.5s", "1ms"]
    ),
    (
      .length(1...4096, allowsNone: false), ParameterPattern.length(1...4096),
      ["1px", "4096px", "64.25px"]
    ),
    (
      .colorList(maximum: 3), ParameterPattern.colorList(3),
      ["f00,,00f", "red", ",rgb(1,2,3),hsl(1 2% 3%)", "currentColor,transparent,grey"]
    ),
    (.language, ParameterPattern.language, ["en", "zh-Hant-TW"]),
    (.selectors(maximum: 40), ParameterPattern.selectors, ["main, .busy,#wait ", "-a_b"]),
    (.identifier(maximum: 9), ParameterPattern.identifier, ["a", "Z_9"]),
    (.text(maximum: 9), ParameterPattern.text, ["a<b>", "加载"]),
  ]

  @Test(arguments: texts)
  func whatMatchesIsTaken(_ kind: ParameterKind, _ pattern: String, _ texts: [String]) throws {
    let expression = try Regex("^(\(pattern))$")
    for text in texts {
      #expect(text.firstMatch(of: expression) != nil, "\(text)")
      #expect(throws: Never.self) { try kind.read(text) }
    }
  }

  @Test(
    arguments: [
      (ParameterPattern.hexadecimal, ["f", "ff", "fffff", "ggg", "##fff"]),
      (
        ParameterPattern.colorFunction,
        ["rgb(256,0,0)", "rgb(1,2)", "rgb(1,2%,3)", "hsl(1,2,3)", "rgb(1 2 3, 4)", "lab(1 2 3)"]
      ),
      (ParameterPattern.opaqueColor, ["fff8", "0a84ff80", "rgb(1,2,3,1)", "hsl(1 2 3 / 1)"]),
      (ParameterPattern.curve, ["2,0,0,1", "0,0,0", "0,4,0,1", "0,0,1.5,1"]),
      (ParameterPattern.time(0.1...60), ["60.1s", "61s", "99ms", "60001ms", "1", "-1s"]),
      (ParameterPattern.length(1...4096), ["0px", "4096.5px", "4097px", "64"]),
      (ParameterPattern.colorList(2), ["red,red,red", "red;red"]),
    ] as [(String, [String])])
  func whatIsRefusedDoesNotMatch(_ pattern: String, _ texts: [String]) throws {
    let expression = try Regex("^(\(pattern))$")
    for text in texts { #expect(text.firstMatch(of: expression) == nil, "\(text)") }
  }
}
