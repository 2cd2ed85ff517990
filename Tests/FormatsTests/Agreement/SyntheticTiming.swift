import Testing
import Timeline

/// A scene's timing, as a test argument.
struct SyntheticTiming: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let timing: Timing

  private init(
    _ name: String, count: Double = .infinity, delay: Double = 0, start: Double = 0,
    direction: Direction = .normal, easing: Easing = .linear
  ) {
    testDescription = name
    timing = Timing(
      iterationDuration: 1.2, iterationCount: count, delay: delay, iterationStart: start,
      direction: direction, easing: easing)
  }

  static let all = [
    SyntheticTiming("plain"),
    SyntheticTiming("once", count: 1),
    SyntheticTiming("three times", count: 3, delay: 0.5),
    SyntheticTiming("two and a half times", count: 2.5),
    SyntheticTiming("delayed", delay: 0.7),
    SyntheticTiming("begun before", delay: -0.8),
    SyntheticTiming("begun before, twice", count: 2, delay: -0.8),
    SyntheticTiming("reverse", direction: .reverse),
    SyntheticTiming("reverse, twice", count: 2, direction: .reverse),
    SyntheticTiming("alternate", direction: .alternate),
    SyntheticTiming("alternate, three times", count: 3, delay: -0.3, direction: .alternate),
    SyntheticTiming("alternate-reverse, twice", count: 2, direction: .alternateReverse),
    SyntheticTiming("phase", start: 0.35),
    SyntheticTiming("phase, twice, alternate", count: 2, start: 0.35, direction: .alternate),
    SyntheticTiming("eased", easing: .easeInOut),
    SyntheticTiming(
      "everything", count: 2.5, delay: 0.4, start: 0.65, direction: .alternate, easing: .ease),
    SyntheticTiming("overshooting", easing: SyntheticScene.overshoot),
    SyntheticTiming("in steps", count: 3, easing: .steps(StepsEasing(4, jump: .end))),
    SyntheticTiming("in steps from the start", easing: .stepStart),
  ]
}
