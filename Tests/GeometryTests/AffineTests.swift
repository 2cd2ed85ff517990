import Foundation
import Testing

@testable import Geometry

@Suite struct AffineTests {
  static let maps: [Affine] = {
    var random = SplitMix64(seed: 1)
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    return (0..<40).map { _ in
      Affine(number(), number(), number(), number(), number(), number())
    }
  }()

  /// x′ = a·x + c·y + e, y′ = b·x + d·y + f.
  @Test func imageIsTheEquation() {
    #expect(Affine(2, 3, 5, 7, 11, 13)(Point(10, 100)) == Point(531, 743))
    #expect(Affine.identity(Point(3, -4)) == Point(3, -4))
    #expect(Affine.translation(Point(1, 2))(Point(3, 4)) == Point(4, 6))
    #expect(Affine.scaling(2, -3)(Point(3, 4)) == Point(6, -12))
  }

  @Test(arguments: maps) func compositionAppliesTheInnerFirst(map: Affine) {
    let inner = Affine(1, 2, -1, 0.5, 7, -3)
    let point = Point(1.25, -2.5)
    #expect((map * inner)(point).isWithin(1e-12, of: map(inner(point))))
    #expect(map * .identity == map)
    #expect(Affine.identity * map == map)
    #expect(abs((map * inner).determinant - map.determinant * inner.determinant) < 1e-12)
  }

  @Test(arguments: maps) func inverseTakesBack(map: Affine) throws {
    let inverse = try #require(map.inverse)
    let tolerance = 1e-12 * max(1, 1 / abs(map.determinant))
    for point in [Point(0, 0), Point(10, -20), Point(0.1, 7)] {
      #expect(inverse(map(point)).isWithin(tolerance * 100, of: point))
    }
  }

  @Test(arguments: [
    Affine(0, 0, 0, 0, 1, 1), Affine(1, 2, 2, 4, 0, 0), Affine(.infinity, 0, 0, 1, 0, 0),
    Affine(.nan, 0, 0, 1, 0, 0),
  ])
  func whatFlattensThePlaneHasNoInverse(map: Affine) {
    #expect(map.inverse == nil)
  }

  /// Clockwise on screen, where y points down: the x axis turns to the y axis.
  @Test(arguments: [-8, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 400_000_001])
  func quarterTurnsAreExact(quarters: Int) {
    let images = [Point(1, 2), Point(-2, 1), Point(-1, -2), Point(2, -1)]
    let turn = Affine.rotation(degrees: Double(quarters) * 90)
    #expect(turn(Point(1, 2)) == images[((quarters % 4) + 4) % 4])
  }

  @Test(arguments: (-96...96).map { Double($0) * 7.5 }) func rotation(degrees: Double) {
    let radians = degrees * .pi / 180
    let turned = Affine.rotation(degrees: degrees)(Point(2, 0))
    #expect(turned.isWithin(5e-15, of: Point(2 * cos(radians), 2 * sin(radians))))
  }

  @Test func rotationAboutAPointKeepsThatPoint() {
    let center = Point(3, -7)
    let turn = Affine.rotation(degrees: 90, about: center)
    #expect(turn(center) == center)
    #expect(turn(Point(5, -7)) == Point(3, -5))
  }
}
