import Testing
import Timeline

/// Single cases reckoned by hand from Web Animations 1.
@Suite struct TimingStateTests {
  /// A timing, an instant, and what the standard gives there.
  struct Case: CustomTestStringConvertible {
    let timing: Timing
    let time: Double
    let phase: TimingState.Phase
    let iteration: Double?
    let progress: Double?

    init(
      _ time: Double, _ phase: TimingState.Phase, _ iteration: Double?, _ progress: Double?,
      _ timing: Timing
    ) {
      self.timing = timing
      self.time = time
      self.phase = phase
      self.iteration = iteration
      self.progress = progress
    }

    var testDescription: String { "\(time) s of \(timing)" }
  }

  static func both(
    _ duration: Double, _ count: Double = 1, delay: Double = 0, endDelay: Double = 0,
    start: Double = 0, _ direction: Direction = .normal, fill: Fill = .both
  ) -> Timing {
    Timing(
      iterationDuration: duration, iterationCount: count, delay: delay, endDelay: endDelay,
      iterationStart: start, direction: direction, fill: fill)
  }

  static let intervals = [
    Case(-1, .before, 0, 0, both(2)), Case(0, .active, 0, 0, both(2)),
    Case(1.5, .active, 0, 0.75, both(2)), Case(2, .after, 0, 1, both(2)),
    Case(2, .active, 1, 0, both(2, 3)), Case(6, .after, 2, 1, both(2, 3)),
    Case(99, .after, 2, 1, both(2, 3)), Case(1, .after, 0, 0.5, both(2, 0.5)),
    Case(5, .after, 2, 0.5, both(2, 2.5)), Case(4.5, .active, 2, 0.25, both(2, 2.5)),
    Case(1, .before, 0, 0, both(2, delay: 3)), Case(3, .active, 0, 0, both(2, delay: 3)),
    Case(4, .active, 0, 0.5, both(2, delay: 3)), Case(5, .after, 0, 1, both(2, delay: 3)),
    Case(0, .active, 0, 0.5, both(2, delay: -1)), Case(-0.5, .before, 0, 0.25, both(2, delay: -1)),
    Case(-3, .before, 0, 0, both(2, delay: -1)), Case(0, .after, 0, 1, both(2, delay: -9)),
  ]

  static let fills = [
    Case(-1, .before, nil, nil, both(2, fill: .none)),
    Case(2, .after, nil, nil, both(2, fill: .none)),
    Case(1, .active, 0, 0.5, both(2, fill: .none)),
    Case(-1, .before, nil, nil, both(2, fill: .forwards)),
    Case(2, .after, 0, 1, both(2, fill: .forwards)),
    Case(-1, .before, 0, 0, both(2, fill: .backwards)),
    Case(2, .after, nil, nil, both(2, fill: .backwards)),
  ]

  static let endDelays = [
    Case(1, .active, 0, 0.5, both(2, endDelay: 5)), Case(4, .after, 0, 1, both(2, endDelay: 5)),
    Case(1, .after, 0, 0.5, both(2, endDelay: -1)),
    Case(1.5, .after, 0, 0.75, both(2, endDelay: -1)),
    Case(2, .after, 0, 1, both(2, endDelay: -1)), Case(0, .after, 0, 0, both(2, endDelay: -5)),
    Case(0.5, .after, 0, 0, both(1, delay: 2, endDelay: -3)),
  ]

  static let nothing = [
    Case(-1, .before, 0, 0, both(0)), Case(0, .after, 0, 1, both(0)),
    Case(0, .after, 2, 1, both(0, 3)), Case(0, .after, 2, 0.5, both(0, 2.5)),
    Case(0, .after, .infinity, 1, both(0, .infinity)),
    Case(0, .after, .infinity, 0.25, both(0, .infinity, start: 2.25)),
    Case(0, .after, .infinity, 1, both(0, .infinity, .alternate)),
    Case(0, .after, .infinity, 1, both(0, .infinity, .alternateReverse)),
    Case(0, .after, .infinity, 0, both(0, .infinity, .reverse)),
    Case(0, .after, 0, 0, both(2, 0)), Case(0, .after, 1, 0.5, both(2, 0, start: 1.5)),
    Case(0, .after, 3, 0, both(0, 0, start: 3)),
  ]

  static let starts = [
    Case(-1, .before, 1, 0.5, both(2, start: 1.5)), Case(0, .active, 1, 0.5, both(2, start: 1.5)),
    Case(1, .active, 2, 0, both(2, start: 1.5)), Case(2, .after, 2, 0.5, both(2, start: 1.5)),
    Case(1, .after, 0, 1, both(2, 0.5, start: 0.5)), Case(0, .active, 2, 0, both(2, start: 2)),
    Case(2, .after, 2, 1, both(2, start: 2)),
  ]

  static let directions = [
    Case(0.5, .active, 0, 0.75, both(2, 3, .reverse)), Case(0, .active, 0, 1, both(2, 3, .reverse)),
    Case(6, .after, 2, 0, both(2, 3, .reverse)),
    Case(2.5, .active, 1, 0.75, both(2, 3, .alternate)),
    Case(4.5, .active, 2, 0.25, both(2, 3, .alternate)),
    Case(4, .after, 1, 0, both(2, 2, .alternate)),
    Case(0.5, .active, 0, 0.75, both(2, 3, .alternateReverse)),
    Case(2.5, .active, 1, 0.25, both(2, 3, .alternateReverse)),
    Case(4, .after, 1, 1, both(2, 2, .alternateReverse)),
    Case(-1, .before, 0, 1, both(2, 2, .alternateReverse)),
    Case(-1, .before, 1, 1, both(2, 2, start: 1, .alternate)),
    Case(7e6, .active, 3_500_000, 0, both(2, .infinity, .alternate)),
    Case(7e6 + 2, .active, 3_500_001, 1, both(2, .infinity, .alternate)),
  ]

  @Test(arguments: intervals + fills + endDelays + nothing + starts + directions)
  func state(expected: Case) {
    let state = expected.timing.state(at: expected.time)
    #expect(state.phase == expected.phase)
    #expect(state.iteration == expected.iteration)
    #expect(state.progress == expected.progress)
  }

  static let steps: [(Direction, Easing, Double, Double)] = [
    (.normal, .stepStart, -1, 0), (.normal, .stepStart, 0, 1),
    (.normal, .stepEnd, -1, 0), (.normal, .stepEnd, 1, 1), (.reverse, .stepStart, -1, 1),
    (.reverse, .stepStart, 1, 0), (.reverse, .stepEnd, -1, 1), (.reverse, .stepEnd, 1, 0),
    (.reverse, .stepStart, 0.5, 1), (.reverse, .stepEnd, 0, 1), (.reverse, .stepEnd, 0.5, 0),
  ]

  /// The before flag keeps a step at a phase's own edge on the side before it.
  @Test(arguments: steps)
  func stepsAtPhaseEdges(direction: Direction, easing: Easing, time: Double, expected: Double) {
    let timing = Timing(iterationDuration: 1, direction: direction, fill: .both, easing: easing)
    #expect(timing.state(at: time).progress == expected)
  }
}
