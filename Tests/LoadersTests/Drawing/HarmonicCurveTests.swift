import Foundation
import Geometry
import Testing

@testable import Loaders

@Suite struct HarmonicCurveTests {
  /// Within a fiftieth of its reach of the sines everywhere, and through them at the ends of pieces.
  @Test func followsTheSines() throws {
    let curve = Path.harmonic(x: 2, y: 3, phase: 30, reach: 10, pieces: 12, about: .zero)
    func point(_ turns: Double) -> Point {
      Point(sin(2 * .pi * (2 * turns + 1.0 / 12)), sin(2 * .pi * 3 * turns)) * 10
    }
    let pieces = curve.subpaths[0].segments
    #expect(pieces.count == 12)
    for (index, piece) in pieces.enumerated() {
      #expect(piece.start.distance(to: point(Double(index) / 12)) < 1e-9)
      guard case .cubic(let cubic) = piece else { continue }
      for share in [0.25, 0.5, 0.75] {
        let expected = point((Double(index) + share) / 12)
        #expect(cubic.point(parameter: share).distance(to: expected) < 0.2)
      }
    }
    #expect(try #require(pieces.last).end == curve.subpaths[0].start)
  }
}
