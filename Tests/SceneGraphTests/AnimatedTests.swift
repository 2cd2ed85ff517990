import SceneGraph
import Testing
import Timeline

@Suite struct AnimatedTests {
  static let ramp = Track(KeyFrame(0, 10.0), KeyFrame(1, 20))

  @Test func constantsStandStill() {
    let value = Animated.constant(3.0)
    #expect(value.isConstant)
    #expect(value.value(at: 0) == 3 && value.value(at: 1) == 3)
  }

  @Test(arguments: [(0.0, 10.0), (0.25, 12.5), (1, 20)])
  func followsATrackOverTheIteration(progress: Double, expected: Double) {
    #expect(Animated.track(Self.ramp).value(at: progress) == expected)
  }

  @Test(arguments: [(0.0, 15.0), (0.25, 17.5), (0.5, 10), (0.75, 12.5), (1, 15)])
  func startsAheadAndWraps(progress: Double, expected: Double) {
    let value = Animated.track(Self.ramp, .ahead(by: 0.5))
    #expect(abs(value.value(at: progress) - expected) < 1e-12)
  }

  @Test func easesTheTimingBeforeTheKeyFrames() {
    let track = Track(KeyFrame(0, 0.0), KeyFrame(0.5, 1), KeyFrame(1, 0))
    let value = Animated.track(track, .eased(.easeIn))
    let eased = Easing.easeIn.value(at: 0.4)
    #expect(eased < 0.5)
    #expect(abs(value.value(at: 0.4) - eased * 2) < 1e-12)
  }

  @Test func runsSeveralTimesInAnIteration() {
    let twice = Timing(iterationDuration: 0.5, iterationCount: 2, fill: .both)
    let value = Animated.track(Self.ramp, twice)
    #expect(value.value(at: 0.25) == 15 && value.value(at: 0.5) == 10)
    #expect(value.value(at: 1) == 20)
  }

  @Test func jumpsOnlyAtKeyFrames() {
    let order = Animated.track(Track(KeyFrame(0, [0, 1]), KeyFrame(0.5, [1, 0])))
    #expect(order.discreteValue(at: 0.499_999) == [0, 1])
    #expect(order.discreteValue(at: 0.5) == [1, 0])
    #expect(order.discreteValue(at: 1) == [1, 0])
  }
}
