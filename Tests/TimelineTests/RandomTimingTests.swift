import Testing
import Timeline

/// Thousands of random timings against the standard's own steps in exact arithmetic.
@Suite struct RandomTimingTests {
  /// A way to draw times: whole multiples of 1 / `unit` seconds.
  struct Family: CustomTestStringConvertible {
    let unit: Int
    /// Lengths of an iteration in units.
    let durations: [Int]
    let seed: UInt64

    var testDescription: String { "multiples of 1/\(unit) s" }

    func timing(using random: inout SplitMix64) -> ExactTiming {
      let counts: [Fraction?] = [
        nil, Fraction(0), Fraction(1), Fraction(1), Fraction(2), Fraction(3), Fraction(1, 2),
        Fraction(5, 4), Fraction(7, 2), Fraction(11, 8),
      ]
      let starts = [Fraction(0), Fraction(0), Fraction(1, 2), Fraction(1, 4), Fraction(5, 4)]
      func pick<T>(_ values: [T]) -> T { values[Int(random.next() % UInt64(values.count))] }
      return ExactTiming(
        delay: Fraction(pick([0, 0, Int.random(in: -3 * unit...3 * unit, using: &random)]), unit),
        endDelay: Fraction(
          pick([0, 0, 0, Int.random(in: -2 * unit...2 * unit, using: &random)]), unit),
        duration: Fraction(pick(durations), unit), count: pick(counts), start: pick(starts),
        direction: pick(Direction.allCases), fill: pick(Fill.allCases))
    }

    /// A random instant, or one of the edges, where most can go wrong.
    func instant(_ timing: ExactTiming, using random: inout SplitMix64) -> Fraction {
      let anywhere = Fraction(Int.random(in: -4 * unit...12 * unit, using: &random), unit)
      let whole = Fraction(Int.random(in: 0...6, using: &random), 2)
      switch random.next() % 4 {
      case 0: return timing.delay + timing.duration * (timing.count ?? whole)
      case 1: return timing.delay + timing.duration * whole
      default: return anywhere
      }
    }
  }

  static let binary = Family(unit: 64, durations: [0, 16, 32, 64, 128, 256], seed: 1)
  static let decimal = [
    Family(unit: 10, durations: [0, 1, 3, 8, 12, 16, 27], seed: 2),
    Family(unit: 100, durations: [10, 33, 80, 107, 250], seed: 3),
    Family(unit: 1000, durations: [100, 777, 800, 1001, 1200], seed: 4),
    Family(unit: 60, durations: [0, 1, 7, 24, 60, 100], seed: 5),
  ]

  static let exact: [Easing] = [
    .linear, .stepStart, .stepEnd, .steps(StepsEasing(4, jump: .both)),
    .steps(StepsEasing(3, jump: .none)), .steps(StepsEasing(2, jump: .start)),
    .steps(StepsEasing(8)),
  ]

  @Test(arguments: [binary] + decimal)
  func stateIsTheStandards(family: Family) {
    var random = SplitMix64(seed: family.seed)
    var wrong: [String] = []
    for _ in 0..<4000 {
      let exact = family.timing(using: &random)
      let instant = family.instant(exact, using: &random)
      let state = exact.timing().state(at: instant.value)
      let (phase, expected) = exact.result(at: instant)
      if state.phase != phase || !isMet(expected, by: state) {
        wrong.append("\(exact) at \(instant.value): \(state)")
      }
    }
    #expect(wrong == [])
  }

  private func isMet(_ expected: ExactTiming.Result?, by state: TimingState) -> Bool {
    guard let expected, let progress = state.progress else {
      return expected == nil && state.progress == nil && state.iteration == nil
    }
    return state.iteration == expected.iteration.map(Double.init) ?? .infinity
      && abs(progress - expected.directed.value) < 1e-12
  }

  @Test(arguments: exact) func easingsGetTheDirectedProgressAndTheBeforeFlag(easing: Easing) {
    var random = SplitMix64(seed: 7)
    var wrong: [String] = []
    for _ in 0..<2000 {
      let exact = Self.binary.timing(using: &random)
      let instant = Self.binary.instant(exact, using: &random)
      let progress = exact.timing(easing: easing).state(at: instant.value).progress
      let expected = exact.result(at: instant).result.map {
        expectedOutput(of: easing, at: $0.directed, before: $0.before)
      }
      if progress != expected { wrong.append("\(exact) at \(instant.value)") }
    }
    #expect(wrong == [])
  }

  /// CSS Easing Functions 1, "Step easing functions", in exact arithmetic.
  private func expectedOutput(of easing: Easing, at input: Fraction, before: Bool) -> Double {
    guard case .steps(let steps) = easing else { return input.value }
    let product = input * Fraction(steps.count)
    var step = product.floor
    if steps.jump == .start || steps.jump == .both { step += 1 }
    if before, product.rest == Fraction(0) { step -= 1 }
    if input >= Fraction(0), step < 0 { step = 0 }
    let jumps =
      switch steps.jump {
      case .none: steps.count - 1
      case .both: steps.count + 1
      case .start, .end: steps.count
      }
    if input <= Fraction(1), step > jumps { step = jumps }
    return Fraction(step, jumps).value
  }
}
