import Geometry
import Testing

@Suite struct CubicCurveTests {
  static let random: [CubicCurve] = {
    var random = SplitMix64(seed: 3)
    return (0..<30).map { _ in
      CubicCurve(from: random.point(), random.point(), random.point(), to: random.point())
    }
  }()

  static let special = [
    CubicCurve(from: Point(0, 0), Point(1, 0), Point(2, 0), to: Point(3, 0)),
    CubicCurve(from: Point(0, 0), Point(0, 0), Point(9, 3), to: Point(9, 3)),
    CubicCurve(from: Point(0, 0), quadratic: Point(5, 10), to: Point(10, 0)),
    CubicCurve(from: Point(0, 0), Point(100, 0), Point(0, 1e-3), to: Point(0, 100)),
    CubicCurve(from: Point(0, 0), Point(1, 1 / 3.0), Point(1 + 1e-13, 2 / 3.0), to: Point(0, 1)),
  ]

  /// de Casteljau's construction, which needs no polynomial.
  static func constructed(_ curve: CubicCurve, _ s: Double) -> Point {
    let middle = curve.control1.interpolated(to: curve.control2, at: s)
    let first = curve.start.interpolated(to: curve.control1, at: s).interpolated(to: middle, at: s)
    let last = middle.interpolated(to: curve.control2.interpolated(to: curve.end, at: s), at: s)
    return first.interpolated(to: last, at: s)
  }

  /// The length of a polyline, taken to its limit by Richardson's extrapolation.
  static func length(_ curve: CubicCurve) -> Double {
    func polyline(_ count: Int) -> Double {
      let points = (0...count).map { constructed(curve, Double($0) / Double(count)) }
      return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    let (coarse, middle, fine) = (polyline(512), polyline(1024), polyline(2048))
    let first = (4 * middle - coarse) / 3
    let second = (4 * fine - middle) / 3
    return (16 * second - first) / 15
  }

  @Test(arguments: random + special) func pointsAreThoseOfTheConstruction(curve: CubicCurve) {
    for k in 0...20 {
      let s = Double(k) / 20
      #expect(curve.point(parameter: s).isWithin(1e-12, of: Self.constructed(curve, s)))
    }
  }

  @Test(arguments: random) func derivativeIsTheLimitOfDifferences(curve: CubicCurve) {
    for s in [0.1, 0.5, 0.8] {
      let step = 1e-5
      let difference =
        (Self.constructed(curve, s + step) - Self.constructed(curve, s - step)) * (0.5 / step)
      #expect(curve.derivative(parameter: s).isWithin(1e-5, of: difference))
    }
  }

  @Test(arguments: random + special.prefix(3)) func lengthIsThePolylinesLimit(curve: CubicCurve) {
    let expected = Self.length(curve)
    #expect(abs(curve.length - expected) <= 2e-9 * expected)
  }

  /// A parabola y = x² over 0…1 is √5/2 + asinh(2)/4 long.
  @Test func parabolaHasItsKnownLength() {
    let curve = CubicCurve(from: Point(0, 0), quadratic: Point(0.5, 0), to: Point(1, 1))
    #expect(abs(curve.length - 1.478_942_857_544_597_4) < 1e-9)
  }

  /// The semicubical parabola (s², s³) over −1…1 has a cusp: 2·(13√13 − 8)/27.
  @Test func cuspKeepsItsWeakerBound() {
    let curve = CubicCurve(
      from: Point(1, -1), Point(-1 / 3.0, 1), Point(-1 / 3.0, -1), to: Point(1, 1))
    let expected = 2 * (13 * 13.0.squareRoot() - 8) / 27
    #expect(abs(curve.length - expected) <= 1e-6 * expected)
  }

  /// The part up to a share, cut off by de Casteljau, is that share of the whole: 1e-9.
  @Test(arguments: random.prefix(10)) func theCutOffPartHasTheShareOfTheLength(curve: CubicCurve)
    throws
  {
    let length = curve.length
    for share in [0.125, 0.77] {
      let target = curve.point(at: share)
      let s = Self.parameter(of: target, on: curve)
      let a = curve.start.interpolated(to: curve.control1, at: s)
      let m = curve.control1.interpolated(to: curve.control2, at: s)
      let b = a.interpolated(to: m, at: s)
      let part = CubicCurve(from: curve.start, a, b, to: Self.constructed(curve, s))
      #expect(abs(Self.length(part) - share * length) <= 1e-8 * length)
    }
  }

  /// The parameter whose point is nearest: a coarse look, then golden sections.
  private static func parameter(of target: Point, on curve: CubicCurve) -> Double {
    func distance(_ s: Double) -> Double { constructed(curve, s).distance(to: target) }
    let best = (0...300).min { distance(Double($0) / 300) < distance(Double($1) / 300) } ?? 0
    var low = max(Double(best - 1) / 300, 0)
    var high = min(Double(best + 1) / 300, 1)
    for _ in 0..<60 {
      let (a, b) = (low + (high - low) * 0.382, low + (high - low) * 0.618)
      if distance(a) < distance(b) { high = b } else { low = a }
    }
    return (low + high) / 2
  }

  @Test(arguments: random + special) func boundsHoldEveryPointAndNoMore(curve: CubicCurve) {
    let points = (0...1000).map { Self.constructed(curve, Double($0) / 1000) }
    let bounds = curve.bounds
    let reached = Rect(holding: points)
    #expect(bounds.isWithin(1e-3, of: reached))
    #expect(
      points.allSatisfy {
        $0.x >= bounds.x - 1e-9 && $0.x <= bounds.maxX + 1e-9 && $0.y >= bounds.y - 1e-9
          && $0.y <= bounds.maxY + 1e-9
      })
  }

  @Test func quadraticsAreTheSameCurve() {
    let (a, c, b) = (Point(1, 2), Point(7, -3), Point(4, 9))
    let curve = CubicCurve(from: a, quadratic: c, to: b)
    for k in 0...10 {
      let s = Double(k) / 10
      let own = a.interpolated(to: c, at: s).interpolated(to: c.interpolated(to: b, at: s), at: s)
      #expect(curve.point(parameter: s).isWithin(1e-14, of: own))
    }
  }
}
