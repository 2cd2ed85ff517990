import Foundation
import Testing

@testable import Geometry

/// The quadrature and its inverse on speeds whose integrals are known.
@Suite struct ArcLengthTests {
  @Test func polynomialsAreExact() {
    #expect(abs(arcLength(from: 0, to: 1) { 16 * pow($0, 15) } - 1) < 1e-14)
    #expect(abs(arcLength(from: -1, to: 2) { 3 * $0 * $0 } - 9) < 1e-13)
  }

  @Test func smoothSpeedsAreGoodToABillionth() {
    #expect(abs(arcLength(from: 0, to: .pi) { sin($0) } - 2) < 2e-9)
    #expect(abs(arcLength(from: 0, to: 1) { 1 / (1 + $0 * $0) } - .pi / 4) < 1e-9)
    #expect(abs(arcLength(from: 0, to: 30) { exp(-$0) } - 1) < 1e-8)
  }

  @Test func kinksAreGoodToAMillionth() {
    #expect(abs(arcLength(from: 0, to: 1) { abs($0 - 0.3) } - (0.09 + 0.49) / 2) < 1e-6)
    #expect(abs(arcLength(from: 0, to: 1) { $0.squareRoot() } - 2.0 / 3) < 1e-6)
  }

  @Test func lengthsAdd() {
    let speed = { (x: Double) in (1 + cos(9 * x) * cos(9 * x)).squareRoot() }
    let parts =
      arcLength(from: 0, to: 0.3, speed: speed) + arcLength(from: 0.3, to: 1, speed: speed)
    #expect(abs(arcLength(from: 0, to: 1, speed: speed) - parts) < 1e-9)
  }

  /// With the speed 2s the length up to s is s², so that a share is reached at its root.
  @Test(arguments: [0, 1e-6, 0.01, 0.25, 0.5, 0.81, 0.999, 1]) func shares(share: Double) {
    let found = parameter(atLengthShare: share, length: 1) { 2 * $0 }
    #expect(abs(found * found - share) < 1e-10)
  }

  @Test(arguments: [(-0.5, 0.0), (0, 0), (1, 1), (1.5, 1)]) func sharesOutsideAreTheEnds(
    share: Double, expected: Double
  ) {
    #expect(parameter(atLengthShare: share, length: 3) { _ in 3 } == expected)
  }

  @Test func whatHasNoLengthStaysAtItsBeginning() {
    #expect(parameter(atLengthShare: 0.5, length: 0) { _ in 0 } == 0)
  }

  /// A speed that is 0 in the middle: Newton's step alone would leave the interval.
  @Test(arguments: [0.1, 0.499, 0.5, 0.501, 0.9]) func standstillsAreCrossed(share: Double) {
    let found = parameter(atLengthShare: share, length: 1) { 12 * ($0 - 0.5) * ($0 - 0.5) }
    let reached = 4 * pow(found - 0.5, 3) + 0.5
    #expect(abs(reached - share) < 1e-10)
  }
}
