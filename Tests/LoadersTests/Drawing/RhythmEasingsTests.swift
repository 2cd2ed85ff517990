import Testing
import Timeline

@testable import Loaders

@Suite struct RhythmEasingsTests {
  private static func speed(_ easing: Easing, _ x: Double) -> Double {
    (easing.value(at: x + 1e-6) - easing.value(at: x - 1e-6)) / 2e-6
  }

  /// The slope of a Bézier easing at its ends is that of its handles (CSS Easing Functions 1, section 2.2).
  @Test(arguments: [0.00001, 0.99999]) func swellsWithoutAStop(_ end: Double) {
    #expect(abs(Self.speed(.swelling, end) - 0.4) < 1e-3)
    #expect(Self.speed(.swelling, 0.5) > 1.2)
  }

  @Test(arguments: [0.00001, 0.99999]) func isBriskBetweenTwoStops(_ end: Double) {
    #expect(abs(Self.speed(.brisk, end)) < 1e-3)
    #expect(Self.speed(.brisk, 0.5) > 2)
  }

  @Test(arguments: [Easing.swelling, .brisk], [0.1, 0.3, 0.45])
  func isTheSameBackwards(_ easing: Easing, _ x: Double) {
    #expect(abs(easing.value(at: x) + easing.value(at: 1 - x) - 1) < 1e-12)
  }
}
