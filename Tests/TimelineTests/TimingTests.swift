import Testing
import Timeline

@Suite struct TimingTests {
  @Test func defaultsAreTheStandards() {
    let timing = Timing(iterationDuration: 2)
    #expect(timing.delay == 0)
    #expect(timing.endDelay == 0)
    #expect(timing.iterationCount == 1)
    #expect(timing.iterationStart == 0)
    #expect(timing.direction == .normal)
    #expect(timing.fill == .none)
    #expect(timing.easing == .linear)
  }

  @Test func negativeLengthsCountsAndStartsAreZero() {
    let timing = Timing(iterationDuration: -1, iterationCount: -2, iterationStart: -3)
    #expect(timing.iterationDuration == 0)
    #expect(timing.iterationCount == 0)
    #expect(timing.iterationStart == 0)
  }

  static let active: [(Double, Double, Double)] = [
    (2, 3, 6), (2, 0.25, 0.5), (0, 3, 0), (2, 0, 0), (0, .infinity, 0),
    (.infinity, 0, 0), (2, .infinity, .infinity),
  ]

  @Test(arguments: active) func activeDuration(duration: Double, count: Double, expected: Double) {
    let timing = Timing(iterationDuration: duration, iterationCount: count)
    #expect(timing.activeDuration == expected)
  }

  static let ends: [(Double, Double, Double)] = [
    (0, 0, 4), (1, 2, 7), (-1, 0, 3), (-6, 0, 0), (1, -2, 3), (0, -9, 0), (3, -7, 0),
  ]

  @Test(arguments: ends) func endTimeIsNeverNegative(
    delay: Double, endDelay: Double, expected: Double
  ) {
    let timing = Timing(
      iterationDuration: 2, iterationCount: 2, delay: delay, endDelay: endDelay)
    #expect(timing.endTime == expected)
  }

  @Test func endlessEffectsHaveNoEnd() {
    #expect(Timing(iterationDuration: 1, iterationCount: .infinity, delay: -5).endTime == .infinity)
  }
}
