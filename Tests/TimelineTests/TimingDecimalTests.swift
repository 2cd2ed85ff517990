import Testing
import Timeline

/// Decimal fractions of seconds meet the edges of iterations exactly.
@Suite struct TimingDecimalTests {
  static let durations = [0.8, 1.2, 0.1, 1.6, 0.3, 0.7, 2.4, 0.05, 1.0 / 3]

  /// Whole numbers up to a million: all small ones, then ever sparser.
  static let iterations = Array(0..<2000) + (1...2000).map { 1_000_000 / $0 } + [999_999, 65_535]

  @Test(arguments: durations) func iterationsBeginAtTheirMultiples(duration: Double) {
    let timing = Timing(iterationDuration: duration, iterationCount: .infinity)
    let wrong = Self.iterations.filter { k in
      let state = timing.state(at: Double(k) * duration)
      return state.progress != 0 || state.iteration != Double(k)
    }
    #expect(wrong == [])
  }

  @Test(arguments: durations) func middlesAreExactlyHalf(duration: Double) {
    let timing = Timing(iterationDuration: duration, iterationCount: .infinity)
    let wrong = Self.iterations.filter { k in
      let state = timing.state(at: Double(k) * duration + duration / 2)
      return state.progress != 0.5 || state.iteration != Double(k)
    }
    #expect(wrong == [])
  }

  /// k · D as someone writes it down, to thousandths, with and without a delay.
  @Test(arguments: [800, 1200, 100, 1600, 300], [0, 300, -300, 10_100, 59_900, -60_000])
  func writtenMultiples(duration: Int, delay: Int) {
    let timing = Timing(
      iterationDuration: Double(duration) / 1000, iterationCount: .infinity,
      delay: Double(delay) / 1000)
    let wrong = (0..<3000).filter { k in
      let time = delay + k * duration
      let state = timing.state(at: Double(time) / 1000)
      return time >= 0 && (state.progress != 0 || state.iteration != Double(k))
    }
    #expect(wrong == [])
  }

  @Test(arguments: durations, [1, 2, 3, 7, 1000]) func endsAreMet(duration: Double, count: Int) {
    for delay in [0, 0.1, 0.3, 10.1, 59.9] {
      let timing = Timing(
        iterationDuration: duration, iterationCount: Double(count), delay: delay, fill: .both)
      let state = timing.state(at: delay + duration * Double(count))
      #expect(state.phase == .after)
      #expect(state.iteration == Double(count - 1))
      #expect(state.progress == 1)
    }
  }

  /// 0.1 + 0.2 is not 0.3, but the same instant.
  @Test func sumsThatAreARoundingOffAreTheSameInstant() {
    let late = Timing(iterationDuration: 1, delay: 0.1 + 0.2, fill: .none)
    #expect(late.state(at: 0.3) == TimingState.active(0, 0))
    let early = Timing(iterationDuration: 1, delay: 0.3, fill: .none)
    #expect(early.state(at: 0.1 + 0.2) == TimingState.active(0, 0))
  }

  @Test(arguments: durations) func farInstantsStillHaveAProgress(duration: Double) throws {
    let state = Timing(iterationDuration: duration, iterationCount: .infinity).state(at: 1e9)
    let iteration = try #require(state.iteration)
    let progress = try #require(state.progress)
    #expect(progress >= 0 && progress < 1)
    #expect(abs((iteration + progress) * duration - 1e9) <= 1e-6)
  }

  @Test(arguments: durations) func progressIsNeverOutsideItsIteration(duration: Double) throws {
    let timing = Timing(iterationDuration: duration, iterationCount: 3, delay: 0.3, fill: .both)
    for edge in 0...3 {
      var time = 0.3 + Double(edge) * duration
      for _ in 0..<40 { time = time.nextDown }
      for _ in 0..<80 {
        time = time.nextUp
        let state = timing.state(at: time)
        let iteration = try #require(state.iteration)
        let progress = try #require(state.progress)
        #expect((0...2).contains(iteration) && (0...1).contains(progress), "\(time)")
        let reached = max(0, min(3, (time - 0.3) / duration))
        #expect(abs(iteration + progress - reached) < 1e-12, "\(time)")
      }
    }
  }
}

extension TimingState {
  /// The state in the active phase of an effect that lasts a second and plays once.
  fileprivate static func active(_ iteration: Double, _ progress: Double) -> TimingState {
    Timing(iterationDuration: 1).state(at: iteration + progress)
  }
}
