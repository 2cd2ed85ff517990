import Foundation
import Testing
import Timeline

@Suite struct EasingTests {
  static let inputs = (0...1000).map { Double($0) / 1000 }
  static let all: [Easing] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .sineIn, .sineOut, .sineInOut, .stepEnd,
    .piecewiseLinear(PiecewiseLinearEasing([.init(0, 0), .init(0.3, 0.8), .init(1, 1)])),
  ]

  @Test(arguments: all) func endsAreExact(easing: Easing) {
    #expect(easing.value(at: 0) == 0)
    #expect(easing.value(at: 1) == 1)
  }

  @Test(arguments: [-2, -0.5, 0, 0.1, 1, 3.5]) func linearIsTheInput(input: Double) {
    #expect(Easing.linear.value(at: input) == input)
  }

  /// CSS Easing Functions 1, sections 2.2 and 2.3: what the keywords stand for.
  @Test func keywordsAreTheirFunctions() {
    #expect(Easing.ease == .cubicBezier(CubicBezierEasing(0.25, 0.1, 0.25, 1)))
    #expect(Easing.easeIn == .cubicBezier(CubicBezierEasing(0.42, 0, 1, 1)))
    #expect(Easing.easeOut == .cubicBezier(CubicBezierEasing(0, 0, 0.58, 1)))
    #expect(Easing.easeInOut == .cubicBezier(CubicBezierEasing(0.42, 0, 0.58, 1)))
    #expect(Easing.stepStart == .steps(StepsEasing(1, jump: .start)))
    #expect(Easing.stepEnd == .steps(StepsEasing(1, jump: .end)))
  }

  @Test(arguments: inputs) func sinesAreTheirClosedForms(x: Double) {
    #expect(abs(Easing.sineIn.value(at: x) - (1 - cos(x * .pi / 2))) < 1e-15)
    #expect(abs(Easing.sineOut.value(at: x) - sin(x * .pi / 2)) < 1e-15)
    #expect(abs(Easing.sineInOut.value(at: x) - (1 - cos(x * .pi)) / 2) < 1e-15)
  }

  /// cos 60° = 1/2, cos 45° = √½, and the symmetry of the three.
  @Test func sinesAtKnownAngles() {
    #expect(abs(Easing.sineIn.value(at: 2.0 / 3) - 0.5) < 1e-15)
    #expect(abs(Easing.sineOut.value(at: 1.0 / 3) - 0.5) < 1e-15)
    #expect(abs(Easing.sineIn.value(at: 0.5) - (1 - 0.5.squareRoot())) < 1e-15)
    #expect(Easing.sineInOut.value(at: 0.5) == 0.5)
    #expect(abs(Easing.sineInOut.value(at: 1.0 / 3) - 0.25) < 1e-15)
  }

  @Test(arguments: inputs) func mirroredEasingsMirror(x: Double) {
    #expect(abs(Easing.easeIn.value(at: x) + Easing.easeOut.value(at: 1 - x) - 1) < 1e-12)
    #expect(abs(Easing.easeInOut.value(at: x) + Easing.easeInOut.value(at: 1 - x) - 1) < 1e-12)
    #expect(abs(Easing.sineIn.value(at: x) + Easing.sineOut.value(at: 1 - x) - 1) < 1e-15)
  }

  @Test(arguments: all) func outputNeverFalls(easing: Easing) {
    let outputs = Self.inputs.map { easing.value(at: $0) }
    #expect(zip(outputs, outputs.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func onlyStepsHeedTheBeforeFlag() {
    for easing in Self.all where easing != .stepEnd {
      #expect(easing.value(at: 0.5, before: true) == easing.value(at: 0.5))
      #expect(easing.value(at: 1, before: true) == easing.value(at: 1))
    }
    #expect(Easing.stepEnd.value(at: 1, before: true) == 0)
    #expect(Easing.stepStart.value(at: 0, before: true) == 0)
  }
}
