import Testing

@testable import Loaders

/// CSS Syntax 3, section 4.3.12, and CSS Values 4, section 6.2.
@Suite struct NumberGrammarTests {
  static let numbers: [(String, Double)] = [
    ("0", 0), ("1", 1), ("-1", -1), ("+1", 1), (".5", 0.5), ("+.5", 0.5), ("-.5", -0.5),
    ("007", 7), ("1.25", 1.25), ("0.1", 0.1), ("2e3", 2000), ("2E3", 2000), ("2e+3", 2000),
    ("2e-3", 0.002), ("1.5e1", 15), (".5e1", 5), ("-0", 0), ("1e-999", 0), ("1e308", 1e308),
    ("0.30000000000000004", 0.1 + 0.2), ("123456789012345678901234567890", 1.2345678901234568e29),
  ]

  @Test(arguments: numbers) func number(text: String, expected: Double) {
    #expect(NumberGrammar.number(text[...]) == expected)
  }

  static let wrong = [
    "", " ", "1,5", "1e999", "-1e999", "NaN", "nan", "inf", "Infinity", "-inf", "٣", "１", "1２",
    "5.",
    ".", "+", "-", "+.", " 1", "1 ", "\t1", "1\n", "0x10", "0x1p3", "1_000", "--1", "+-1", "1-",
    "1+1",
    "1e", "1e+", "1e1.5", "1.2.3", "1..2", "e5", ".e5", "1f", "1px", "1%", "½", "1\u{0}",
    "1\u{301}",
    "−1", "1\u{200B}", "1'000", "1/2", "#1", "1ee1",
  ]

  @Test(arguments: wrong) func nothingElseIsANumber(text: String) {
    #expect(NumberGrammar.number(text[...]) == nil)
  }

  static let times: [(String, Double)] = [
    ("1.2", 1.2), ("1.2s", 1.2), ("1200ms", 1.2), (".5s", 0.5), ("0", 0), ("0s", 0), ("0ms", 0),
    ("-1s", -1), ("-250ms", -0.25), ("+.5s", 0.5), ("1e3ms", 1), ("1.5E3ms", 1.5), ("12e2ms", 1.2),
    ("100.7ms", 0.1007), ("1.1ms", 0.0011), ("8e-1s", 0.8), ("0e99999999999999999999ms", 0),
  ]

  @Test(arguments: times) func seconds(text: String, expected: Double) {
    #expect(NumberGrammar.seconds(text) == expected)
  }

  @Test(arguments: [
    "", "s", "ms", "1.2 s", "1 ms", "1.2S", "1MS", "1m", "1sec", "1.2ss", "s1", "1.s", "1.ms",
    "1us",
    "1min", " 1s", "1s ", "NaNs", "1e999s", "1e999ms", "infms", "1sm",
  ])
  func nothingElseIsATime(text: String) {
    #expect(NumberGrammar.seconds(text) == nil)
  }

  /// Thousandths and the same number of seconds are one value to the last bit.
  @Test func millisecondsAreTheSecondsThatTheyAre() {
    let wrong = (0..<5000).filter { tenths in
      let text = "\(tenths / 10).\(tenths % 10)ms"
      let digits = String(tenths)
      let seconds = "0." + String(repeating: "0", count: 4 - digits.count) + digits
      return NumberGrammar.seconds(text) != Double(seconds)
    }
    #expect(wrong == [])
  }

  @Test(arguments: ["0", "7", "-7", "+7", "007", "123456789012345678901234567890"])
  func integers(text: String) {
    #expect(NumberGrammar.isInteger(text))
  }

  @Test(arguments: [
    "", "-", "+", "1.0", "1e3", " 1", "1 ", "٣", "１", "--1", "+-1", "0x1", "1_0", "1,0",
  ])
  func nothingElseIsAnInteger(text: String) {
    #expect(!NumberGrammar.isInteger(text))
  }
}
