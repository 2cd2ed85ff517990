import Testing
import Timeline

@Suite struct CubicBezierEasingTests {
  static let known: [CubicBezierEasing] = [
    .ease, .easeIn, .easeOut, .easeInOut, CubicBezierEasing(0.4, 0, 0.2, 1),
    CubicBezierEasing(0.68, -0.55, 0.265, 1.55), CubicBezierEasing(0.785, 0.135, 0.15, 0.86),
    CubicBezierEasing(0, 1, 1, 0), CubicBezierEasing(1, 0, 0, 1), CubicBezierEasing(0, 1, 0, 1),
    CubicBezierEasing(1, 0, 1, 0), CubicBezierEasing(0.1, -2, 0.9, 3),
    CubicBezierEasing(0, 0, 0, 0), CubicBezierEasing(1, 1, 1, 1), CubicBezierEasing(0, 0.3, 0.5, 0),
  ]

  static let random: [CubicBezierEasing] = {
    var random = SplitMix64(seed: 21)
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    return (0..<60).map { _ in CubicBezierEasing(unit(), unit() * 5 - 2, unit(), unit() * 5 - 2) }
  }()

  /// B(s) of one coordinate in the Bernstein form of the definition.
  static func component(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  /// The parameter at which X(s) = x, by bisection alone.
  static func parameter(_ curve: CubicBezierEasing, _ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if component(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The output is that of an input that is at most 1e-14 off, to 1e-12.
  @Test(arguments: known + random) func valueSolvesTheParametricEquations(curve: CubicBezierEasing)
  {
    for k in 1..<50 {
      let x = Double(k) / 50
      let from = Self.parameter(curve, max(x - 1e-14, 0))
      let to = Self.parameter(curve, min(x + 1e-14, 1))
      let near = [from, (from + to) / 2, to].map { Self.component(curve.y1, curve.y2, $0) }
      let value = curve.value(at: x)
      #expect(value >= near.reduce(.infinity, min) - 1e-12, "x = \(x)")
      #expect(value <= near.reduce(-.infinity, max) + 1e-12, "x = \(x)")
    }
  }

  /// With x1 = 1/3 and x2 = 2/3 the input is the parameter: Y(x) in closed form.
  @Test(arguments: [0.0, 0.125, 0.25, 0.5, 0.7, 1]) func closedForm(x: Double) {
    let curve = CubicBezierEasing(1.0 / 3, 0, 2.0 / 3, 1)
    #expect(abs(curve.value(at: x) - x * x * (3 - 2 * x)) < 1e-15)
  }

  /// x = s³ with x1 = x2 = 0; y = 1 − (1−s)³ with y1 = y2 = 1.
  @Test(arguments: [0.001, 0.125, 0.343, 0.5, 0.729, 0.999]) func steepClosedForm(s: Double) {
    let output = CubicBezierEasing(0, 1, 0, 1).value(at: s * s * s)
    #expect(abs(output - (1 - (1 - s) * (1 - s) * (1 - s))) < 1e-11)
  }

  @Test func inputsOfHandlesAreBroughtIntoTheirRange() {
    #expect(CubicBezierEasing(-1, 5, 2, -5) == CubicBezierEasing(0, 5, 1, -5))
  }

  /// A curve, an input outside 0…1 and the output there.
  static let outside: [(CubicBezierEasing, Double, Double)] = [
    (CubicBezierEasing(0.25, 0.5, 0.5, 0.5), -1, -2), (CubicBezierEasing(0, 0.5, 0.5, 1), -1, -2),
    (CubicBezierEasing(0, 0, 0.5, 1), -1, -2), (CubicBezierEasing(0, 0.5, 0, 1), -1, 0),
    (CubicBezierEasing(0.25, 0.5, 0.5, 0.75), 2, 1.5), (CubicBezierEasing(0.5, 0, 1, 1), 2, 3),
    (CubicBezierEasing(0.5, 0, 1, 0.5), 2, 3), (CubicBezierEasing(1, 0, 1, 0.5), 2, 1),
    (CubicBezierEasing(0.5, 0.5, 0.75, 0.75), -3, -3), (CubicBezierEasing(0, 0, 0, 0), -1, 0),
    (CubicBezierEasing(0, 0, 1, 1), -1, -1), (CubicBezierEasing(1, 1, 1, 1), 2, 1),
    (CubicBezierEasing(0.42, 0, 1, 1), -1, 0), (CubicBezierEasing(0, 0, 0.58, 1), 2, 1),
  ]

  /// CSS Easing Functions 1, section 2.2.1: beyond the ends the curve goes on along a tangent.
  @Test(arguments: outside)
  func tangents(curve: CubicBezierEasing, input: Double, expected: Double) {
    #expect(abs(curve.value(at: input) - expected) < 1e-15)
  }

  @Test func overshootAndLinearity() {
    #expect(CubicBezierEasing(0.3, 1.1, 0.6, 1).overshoots)
    #expect(CubicBezierEasing(0.3, 0, 0.6, -0.1).overshoots)
    #expect(!CubicBezierEasing.ease.overshoots)
    #expect(CubicBezierEasing(0.2, 0.2, 0.9, 0.9).isLinear)
    #expect(!CubicBezierEasing.ease.isLinear)
    #expect(CubicBezierEasing(0.2, 0.2, 0.9, 0.9).value(at: 0.37) == 0.37)
  }
}
