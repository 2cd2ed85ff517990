import Foundation
import Testing

/// The reader that judges documents is judged by closed forms itself.
@Suite struct ReadingTests {
  /// cubic-bezier(1/3, b, 2/3, d) has X(s) = s, so that its output is a polynomial.
  @Test(arguments: [0, 0.1, 0.25, 0.5, 0.9, 1])
  func solvesEasings(_ input: Double) {
    let easing = CurveEasing.curve(1.0 / 3, 0.2, 2.0 / 3, 1.4)
    let (s, r) = (input, 1 - input)
    let expected = 3 * 0.2 * s * r * r + 3 * 1.4 * s * s * r + s * s * s
    #expect(abs(easing(input) - expected) < 1e-12)
  }

  @Test func readsEasings() throws {
    #expect(try CurveEasing(css: "ease-out") == .curve(0, 0, 0.58, 1))
    #expect(try CurveEasing(css: "cubic-bezier(.1,-2,.3,4)") == .curve(0.1, -2, 0.3, 4))
    #expect(throws: ReadingError.self) { try CurveEasing(css: "cubic-bezier(1.1,0,0,1)") }
    #expect(CurveEasing.stepEnd(0.99) == 0 && CurveEasing.stepEnd(1) == 1)
  }

  @Test func composesTransforms() throws {
    let matrix = try TransformList(attribute: "translate(10-5)rotate(90)scale(2 3)").matrix
    let point = matrix(1, 1)
    #expect(abs(point.x - 7) < 1e-12 && abs(point.y + 3) < 1e-12)
    let turned = try TransformList(attribute: "rotate(180 50 50)").matrix(9.5, 50)
    #expect(abs(turned.x - 90.5) < 1e-12 && abs(turned.y - 50) < 1e-12)
  }

  @Test(arguments: [
    "translate(1)", "rotate(1)", "translate(1px,2px)", "translate(1% 2%)", "skew(1deg)",
    "scale(1px)",
  ])
  func refusesWhatBrowsersDrop(_ css: String) {
    #expect(throws: ReadingError.self) { try TransformList(css: css) }
  }

  @Test func interpolatesFunctionByFunction() throws {
    let start = try TransformList(css: "translate(0)rotate(0deg)")
    let end = try TransformList(css: "translate(8%,4%)rotate(720deg)")
    let matrix = try start.interpolated(to: end, 0.5).matrix
    #expect(abs(matrix.a - 1) < 1e-12 && abs(matrix.e - 4) < 1e-12 && abs(matrix.f - 2) < 1e-12)
    let other = try TransformList(css: "rotate(0)translate(0)")
    #expect(throws: ReadingError.self) { try start.interpolated(to: other, 0.5) }
  }

  @Test func playsClocks() {
    var clock = Clock(begin: 1, duration: 0.4, count: 2.5)
    #expect(clock.progress(at: 0.9) == nil && clock.progress(at: 2) == nil)
    #expect(clock.progress(at: 1.6) == 0.5)
    clock.staysAtEnd = true
    #expect(clock.progress(at: 9) == 0.5)
    clock.count = 2
    #expect(clock.progress(at: 9) == 1)
  }

  @Test func cascadesStyles() throws {
    let sheet = try StyleSheet(
      ".a{animation:k 2s ease infinite}@keyframes k{0%,to{opacity:1}50%{opacity:0}}"
        + "@media (x){.a{animation-delay:9s}}.b{animation-delay:-.5s}")
    #expect(sheet.conditions == ["x"])
    let animation = try #require(try CSSAnimation(classes: "a b", sheet))
    guard case .opacity(let opacity) = try animation.value(at: 0.5) else {
      Issue.record("no opacity")
      return
    }
    #expect(opacity == 0)
  }

  @Test(
    arguments: [
      #"<animate attributeName="visibility" dur="1s" values="visible;hidden" keyTimes="0;.3"/>"#,
      #"<animate attributeName="opacity" dur=".5s" values="0;1"/>"#,
      #"<animate attributeName="opacity" dur="1s" values="0;1" keyTimes="0;.5;1"/>"#,
      #"<animateMotion dur="1s" path="M0 0h9" keyPoints="0;1" keyTimes="0;1"/>"#,
    ])
  func refusesWhatHasNoEffect(_ markup: String) throws {
    let element = try MarkupElement.read(Array(markup.utf8))
    #expect(throws: ReadingError.self) { try SMILAnimation(element) }
  }
}
