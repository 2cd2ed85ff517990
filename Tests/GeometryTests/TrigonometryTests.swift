import Foundation
import Testing

@testable import Geometry

@Suite struct TrigonometryTests {
  static let known: [(Double, Double, Double)] = [
    (0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0), (-180, 0, -1),
    (-270, 1, 0), (450, 1, 0), (1e6 * 360 + 90, 1, 0), (360 * 0x1p900, 0, 1),
  ]

  @Test(arguments: known) func quarterTurnsAreExact(degrees: Double, sine: Double, cosine: Double) {
    let result = sineAndCosine(degrees: degrees)
    #expect(result.sine == sine && result.cosine == cosine)
  }

  @Test(arguments: [30, 150, 390, -210, -330]) func thirtyDegrees(degrees: Double) {
    #expect(abs(sineAndCosine(degrees: degrees).sine - 0.5) < 1e-15)
  }

  @Test(arguments: [0.001, 44.9, 45, 45.1, 123.4, 1e5 + 0.5, -1e9 - 0.25, 1e300])
  func sineAndCosineLieOnTheCircle(degrees: Double) {
    let result = sineAndCosine(degrees: degrees)
    #expect(abs(hypot(result.sine, result.cosine) - 1) < 1e-15)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan]) func noAngleHasNoSine(degrees: Double) {
    #expect(sineAndCosine(degrees: degrees).sine.isNaN)
  }

  @Test(arguments: (-359...360).map { Double($0) / 2 }) func angleOfAVector(angle: Double) {
    let (sine, cosine) = sineAndCosine(degrees: angle)
    #expect(abs(degrees(ofY: 3 * sine, x: 3 * cosine) - angle) < 1e-12)
  }
}
