import Testing
import Timeline

@testable import SceneGraph

@Suite struct CubicFitTests {
  /// Monotone curves that are no cubics, with their ends at (0, 0) and (1, 1).
  static let curves: [@Sendable (Double) -> Double] = [
    { Easing.sineIn.value(at: $0) }, { Easing.sineOut.value(at: $0) },
    { Easing.sineInOut.value(at: $0) },
    { Easing.easeInOut.value(at: Easing.easeIn.value(at: $0)) },
    { Easing.ease.value(at: Easing.sineInOut.value(at: $0)) },
    { $0 * $0 * $0 * $0 * $0 * $0 }, { 1 - (1 - $0).squareRoot() },
  ]

  @Test(arguments: curves.indices, [0.01, 0.001, 0.0001])
  func staysWithinTheAccuracy(index: Int, accuracy: Double) {
    let curve = Self.curves[index]
    let ramp = Ramp(start: 0, end: 1, from: 0, to: 1, curve: .function(curve))
    let pieces = CubicFit.plain(ramp, accuracy: accuracy)
    #expect(pieces.first?.from == 0 && pieces.last?.to == 1)
    for step in 0...2000 {
      let x = Double(step) / 2000
      // Twice the accuracy: between the instants that the fit looks at, the error may be larger.
      #expect(abs(Ramps.value(of: pieces, at: x) - curve(x)) <= 2 * accuracy)
    }
  }

  @Test func needsOnePieceForAQuarterOfASine() {
    let ramp = Ramp(
      start: 0, end: 1, from: 0, to: 1, curve: .function { Easing.sineOut.value(at: $0) })
    #expect(CubicFit.plain(ramp, accuracy: 0.0005).count == 1)
  }

  @Test func leavesPlainRampsAlone() {
    let curve = Ramp(start: 0, end: 1, from: 2, to: 5, curve: .cubic(.easeInOut))
    #expect(CubicFit.plain(curve, accuracy: 1e-9).count == 1)
  }

  /// Handles outside of 0…1 of a monotone curve are resampled.
  @Test func resamplesHandlesOutside() {
    let steep = CubicBezierEasing(0.1, 1.2, 0.5, 0.9)
    let ramp = Ramp(start: 0, end: 1, from: 0, to: 1, curve: .cubic(steep))
    for piece in CubicFit.plain(ramp, accuracy: 0.001) {
      if case .cubic(let curve) = piece.curve { #expect(!curve.overshoots) }
    }
  }
}
