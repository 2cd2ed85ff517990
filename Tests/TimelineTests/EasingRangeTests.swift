import Testing
import Timeline

@Suite struct EasingRangeTests {
  static let easings: [Easing] = [
    .linear, .ease, .easeInOut, .sineIn, .sineOut, .sineInOut, .stepEnd, .stepStart,
    .cubicBezier(CubicBezierEasing(0.68, -0.55, 0.27, 1.55)),
    .cubicBezier(CubicBezierEasing(0.3, 1.8, 0.6, 0.2)),
    .cubicBezier(CubicBezierEasing(0.2, 0.4, 0.6, 1)),
    .piecewiseLinear(PiecewiseLinearEasing([.init(0, 0.2), .init(0.3, 1.8), .init(1, -0.4)])),
    .steps(StepsEasing(3, jump: .both)),
  ]

  /// The range holds every output, and none of its ends is farther than an output comes.
  @Test(arguments: easings) func holdsEveryOutput(_ easing: Easing) {
    let outputs = (0...2000).map { easing.value(at: Double($0) / 2000) }
    let range = easing.outputRange
    let (low, high) = (outputs.min() ?? 0, outputs.max() ?? 0)
    #expect(low >= range.lowerBound - 1e-12 && high <= range.upperBound + 1e-12)
    #expect(low < range.lowerBound + 1e-4 || range.lowerBound == 0)
    #expect(high > range.upperBound - 1e-4 || range.upperBound == 1)
  }

  @Test(arguments: easings) func holdsEveryValue(_ easing: Easing) {
    let track = Track(
      KeyFrame(0.1, 4.0, easing: easing), KeyFrame(0.5, -3, easing: easing), KeyFrame(0.9, 1))
    let values = (0...2000).map { track.value(at: Double($0) / 2000) }
    let range = track.valueRange
    #expect(values.allSatisfy { range.contains($0) })
    #expect(range.lowerBound <= -3 && range.upperBound >= 4)
  }
}
