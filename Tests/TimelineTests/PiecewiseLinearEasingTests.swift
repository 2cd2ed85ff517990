import Testing
import Timeline

/// CSS Easing Functions 2, "Output of a linear easing function".
@Suite struct PiecewiseLinearEasingTests {
  static let bounce = easing((0, 0), (0.5, 1), (0.75, 0.5), (1, 1))
  static let jump = easing((0, 0), (0.5, 0.25), (0.5, 0.75), (1, 1))
  static let jumpAtEnds = easing((0, 0.25), (0, 0.5), (1, 0.5), (1, 0.75))
  static let tower = easing((0.5, 0), (0.5, 3), (0.5, 1))

  static func easing(_ points: (Double, Double)...) -> PiecewiseLinearEasing {
    PiecewiseLinearEasing(points.map { .init($0.0, $0.1) })
  }

  static let cases: [(PiecewiseLinearEasing, Double, Double)] = [
    (bounce, 0, 0), (bounce, 0.25, 0.5), (bounce, 0.5, 1), (bounce, 0.625, 0.75),
    (bounce, 0.75, 0.5), (bounce, 1, 1), (bounce, -0.5, -1), (bounce, 1.25, 1.5),
    (jump, 0.25, 0.125), (jump, 0.5, 0.75), (jump, 0.75, 0.875), (jump, -1, -0.5),
    (jump, 2, 1.5), (jumpAtEnds, 0, 0.5), (jumpAtEnds, -1, 0.25), (jumpAtEnds, 0.5, 0.5),
    (jumpAtEnds, 1, 0.75), (jumpAtEnds, 2, 0.75), (tower, 0, 0), (tower, 0.5, 1), (tower, 1, 1),
    (easing((0.3, 0.7)), -1, 0.7), (easing((0.3, 0.7)), 2, 0.7),
    (easing((0.2, 0), (0.4, 1)), 0, -1), (easing((0.2, 0), (0.4, 1)), 1, 4),
  ]

  @Test(arguments: cases)
  func value(easing: PiecewiseLinearEasing, input: Double, expected: Double) {
    #expect(abs(easing.value(at: input) - expected) < 1e-15)
  }

  @Test func justBeforeAJumpTheEarlierPieceCounts() {
    #expect(abs(Self.jump.value(at: 0.5.nextDown) - 0.25) < 1e-15)
  }

  @Test func withoutPointsTheOutputIsTheInput() {
    #expect(PiecewiseLinearEasing([]).value(at: 0.3) == 0.3)
  }

  @Test func inputsNeverDescend() {
    let easing = Self.easing((0, 0), (0.6, 0.2), (0.4, 0.9), (1, 1))
    #expect(easing.points.map(\.input) == [0, 0.6, 0.6, 1])
    #expect(easing.value(at: 0.6) == 0.9)
  }

  /// At a point's own input its output is exact, not a rounding off.
  @Test func pointsAreMetExactly() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<500 {
      let points = (0..<8).map { index in
        PiecewiseLinearEasing.Point(
          Double(index) / 7, Double.random(in: -1...2, using: &random))
      }
      let easing = PiecewiseLinearEasing(points)
      #expect(points.allSatisfy { easing.value(at: $0.input) == $0.output })
    }
  }
}
