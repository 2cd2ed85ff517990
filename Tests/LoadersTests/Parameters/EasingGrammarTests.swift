import Testing
import Timeline

@testable import Loaders

@Suite struct EasingGrammarTests {
  /// CSS Easing Functions 1: each keyword and the function that it stands for.
  static let keywords: [(String, Easing)] = [
    ("linear", .linear), ("ease", .cubicBezier(CubicBezierEasing(0.25, 0.1, 0.25, 1))),
    ("ease-in", .cubicBezier(CubicBezierEasing(0.42, 0, 1, 1))),
    ("ease-out", .cubicBezier(CubicBezierEasing(0, 0, 0.58, 1))),
    ("ease-in-out", .cubicBezier(CubicBezierEasing(0.42, 0, 0.58, 1))),
    ("step-start", .steps(StepsEasing(1, jump: .start))),
    ("step-end", .steps(StepsEasing(1, jump: .end))),
  ]

  @Test(arguments: keywords) func keyword(text: String, easing: Easing) {
    #expect(EasingGrammar.easing(text) == easing)
  }

  @Test func everyKeywordIsTested() {
    #expect(EasingGrammar.keywords.map(\.name) == Self.keywords.map(\.0))
  }

  @Test(arguments: [
    "0.4,0,0.2,1", ".4,0,.2,1", "0.4, 0, 0.2, 1", " 0.4 , 0 ,0.2,1 ", "4e-1,0,2e-1,+1",
    "cubic-bezier(0.4,0,0.2,1)", "cubic-bezier( 0.4, 0, 0.2, 1 )",
  ])
  func fourNumbers(text: String) {
    #expect(EasingGrammar.easing(text) == .cubicBezier(CubicBezierEasing(0.4, 0, 0.2, 1)))
  }

  @Test func inputsReachTheEndsAndOutputsOvershoot() {
    #expect(EasingGrammar.easing("0,-2,1,3") == .cubicBezier(CubicBezierEasing(0, -2, 1, 3)))
  }

  @Test(arguments: ["0,0,1,1", "0.3,0.3,0.8,0.8", "cubic-bezier(0.5,0.5,0.5,0.5)"])
  func handlesOnTheDiagonalAreLinear(text: String) {
    #expect(EasingGrammar.easing(text) == .linear)
  }

  @Test(arguments: [
    "", " ", "Ease", "EASE-IN", "ease in", "easein", "bounce", "0.4,0,0.2", "0.4,0,0.2,1,0",
    "0.4,0,0.2,",
    ",0,0.2,1", "1.1,0,0.2,1", "-0.1,0,0.2,1", "0.4,0,1.01,1", "0.4,-2.1,0.2,1", "0.4,0,0.2,3.1",
    "0.4 0 0.2 1", "a,b,c,d", "cubic-bezier(0.4,0,0.2,1", "0.4,0,0.2,1)", "cubic-bezier()",
    "cubic-bezier(ease)", "0.4,NaN,0.2,1", "0.4,1e999,0.2,1", "(0.4,0,0.2,1)",
  ])
  func nothingElseIsAnEasing(text: String) {
    #expect(EasingGrammar.easing(text) == nil)
  }
}
