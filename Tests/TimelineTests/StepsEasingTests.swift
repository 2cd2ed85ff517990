import Testing
import Timeline

/// Values of CSS Easing Functions 1, section 2.3, reckoned by hand.
@Suite struct StepsEasingTests {
  /// A step easing, an input, and the outputs without and with the before flag.
  struct Case: CustomTestStringConvertible {
    let steps: StepsEasing
    let input: Double
    let plain: Double
    let before: Double

    init(_ steps: StepsEasing, _ input: Double, _ plain: Double, _ before: Double) {
      self.steps = steps
      self.input = input
      self.plain = plain
      self.before = before
    }

    var testDescription: String { "\(steps) at \(input)" }
  }

  static let end = StepsEasing(4, jump: .end)
  static let start = StepsEasing(4, jump: .start)
  static let none = StepsEasing(4, jump: .none)
  static let both = StepsEasing(4, jump: .both)

  static let jumpEnd = [
    Case(end, 0, 0, 0), Case(end, 0.2, 0, 0), Case(end, 0.25, 0.25, 0), Case(end, 0.3, 0.25, 0.25),
    Case(end, 0.5, 0.5, 0.25), Case(end, 0.75, 0.75, 0.5), Case(end, 0.99, 0.75, 0.75),
    Case(end, 1, 1, 0.75), Case(end, -0.25, -0.25, -0.5), Case(end, -0.1, -0.25, -0.25),
    Case(end, 1.25, 1.25, 1), Case(end, 1.3, 1.25, 1.25),
  ]

  static let jumpStart = [
    Case(start, 0, 0.25, 0), Case(start, 0.2, 0.25, 0.25), Case(start, 0.25, 0.5, 0.25),
    Case(start, 0.5, 0.75, 0.5), Case(start, 0.75, 1, 0.75), Case(start, 0.99, 1, 1),
    Case(start, 1, 1, 1), Case(start, -0.25, 0, -0.25), Case(start, -0.1, 0, 0),
    Case(start, 1.25, 1.5, 1.25),
  ]

  static let jumpNone = [
    Case(none, 0, 0, 0), Case(none, 0.24, 0, 0), Case(none, 0.25, 1.0 / 3, 0),
    Case(none, 0.5, 2.0 / 3, 1.0 / 3), Case(none, 0.75, 1, 2.0 / 3), Case(none, 1, 1, 1),
    Case(none, -0.1, -1.0 / 3, -1.0 / 3), Case(none, 1.25, 5.0 / 3, 4.0 / 3),
  ]

  static let jumpBoth = [
    Case(both, 0, 0.2, 0), Case(both, 0.2, 0.2, 0.2), Case(both, 0.25, 0.4, 0.2),
    Case(both, 0.5, 0.6, 0.4), Case(both, 0.75, 0.8, 0.6), Case(both, 0.99, 0.8, 0.8),
    Case(both, 1, 1, 0.8), Case(both, -0.25, 0, -0.2), Case(both, 1.25, 1.2, 1),
  ]

  @Test(arguments: jumpEnd + jumpStart + jumpNone + jumpBoth) func value(expected: Case) {
    #expect(expected.steps.value(at: expected.input) == expected.plain)
    #expect(expected.steps.value(at: expected.input, before: true) == expected.before)
  }

  /// k / n is the edge of step k, whatever the division rounds to.
  @Test(arguments: 1...200) func everyEdgeIsMet(count: Int) {
    let steps = StepsEasing(count)
    for k in 0...count {
      let edge = Double(k) / Double(count)
      #expect(steps.value(at: edge) == edge)
      #expect(steps.value(at: edge, before: true) == Double(max(k - 1, 0)) / Double(count))
    }
  }

  @Test(arguments: StepsEasing.JumpPosition.allCases) func outputNeverFalls(
    jump: StepsEasing.JumpPosition
  ) {
    let steps = StepsEasing(7, jump: jump)
    let outputs = (-100...1100).map { steps.value(at: Double($0) / 1000) }
    #expect(zip(outputs, outputs.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(outputs[100...1100].allSatisfy { (0...1).contains($0) })
  }

  @Test func tooFewStepsAreRaised() {
    #expect(StepsEasing(0).count == 1)
    #expect(StepsEasing(-3, jump: .both).count == 1)
    #expect(StepsEasing(1, jump: .none).count == 2)
    #expect(StepsEasing(3).jump == .end)
  }
}
