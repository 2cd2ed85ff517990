import Foundation
import Testing

@testable import Geometry

@Suite struct ArcTests {
  static let arcs: [Arc] = {
    var random = SplitMix64(seed: 5)
    return (0..<40).map { _ in
      Arc(
        center: random.point(), radiusX: Double.random(in: 0.5...80, using: &random),
        radiusY: Double.random(in: 0.5...80, using: &random),
        rotation: Double.random(in: -180...180, using: &random),
        startAngle: Double.random(in: -400...400, using: &random),
        sweep: Double.random(in: -360...360, using: &random))
    }
  }()

  /// P(θ) = center + R(rotation)·(rx·cos θ, ry·sin θ), straight from the equation.
  static func point(_ arc: Arc, _ angle: Double) -> Point {
    let (t, r) = (angle * .pi / 180, arc.rotation * .pi / 180)
    let (x, y) = (arc.radiusX * cos(t), arc.radiusY * sin(t))
    return arc.center + Point(cos(r) * x - sin(r) * y, sin(r) * x + cos(r) * y)
  }

  @Test(arguments: arcs) func pointsAreThoseOfTheEquation(arc: Arc) {
    #expect(arc.start.isWithin(1e-11, of: Self.point(arc, arc.startAngle)))
    #expect(arc.end.isWithin(1e-11, of: Self.point(arc, arc.startAngle + arc.sweep)))
    for angle in stride(from: -360.0, through: 360, by: 45) {
      #expect(arc.point(angle: angle).isWithin(1e-11, of: Self.point(arc, angle)))
    }
  }

  @Test func quarterPointsOfACircleAreExact() {
    let circle = Arc(center: Point(50, 50), radius: 19.5, startAngle: 180, sweep: -180)
    #expect(circle.start == Point(30.5, 50))
    #expect(circle.point(at: 0.5) == Point(50, 69.5))
    #expect(circle.end == Point(69.5, 50))
  }

  static let turns: [(Double, Double)] = [(90, 0.25), (-360, 1), (30, 1 / 12.0), (0, 0)]

  @Test(arguments: turns) func circleLength(sweep: Double, share: Double) {
    let circle = Arc(center: .zero, radius: 7, startAngle: 33, sweep: sweep)
    #expect(abs(circle.length - 14 * .pi * share) < 1e-13)
  }

  /// The perimeter 4·a·E(e) by the arithmetic-geometric mean (Gauss, 1818).
  static func perimeter(_ a: Double, _ b: Double) -> Double {
    var (x, y) = (max(a, b), min(a, b))
    var sum = x * x
    var power = 0.5
    sum -= power * (x * x - y * y)
    while abs(x - y) > 1e-15 * x {
      (x, y) = ((x + y) / 2, (x * y).squareRoot())
      power *= 2
      let c = x * x - y * y
      sum -= power * c
      if power > 1e6 { break }
    }
    return 2 * .pi * sum / x
  }

  @Test func perimeterIsTheKnownOne() {
    // Ramanujan's example: half axes 10 and 5 give 48.44224110273838.
    #expect(abs(Self.perimeter(10, 5) - 48.442_241_102_738_38) < 1e-12)
  }

  static let axes: [(Double, Double)] = [(10, 5), (5, 10), (1, 0.9), (3, 1), (20, 1), (100, 0.5)]

  @Test(arguments: axes) func ellipseLength(a: Double, b: Double) {
    let whole = Self.perimeter(a, b)
    let full = Arc(
      center: Point(1, 2), radiusX: a, radiusY: b, rotation: 20, startAngle: 0, sweep: 360)
    #expect(abs(full.length - whole) <= 1e-9 * whole)
    let quarter = Arc(center: .zero, radiusX: a, radiusY: b, startAngle: 90, sweep: -90)
    #expect(abs(quarter.length - whole / 4) <= 1e-9 * whole)
  }

  @Test(arguments: axes) func halfTheLengthOfASymmetricArcIsItsMiddle(a: Double, b: Double) {
    let arc = Arc(center: .zero, radiusX: a, radiusY: b, startAngle: -60, sweep: 120)
    #expect(arc.point(at: 0.5).isWithin(2e-9 * arc.length, of: Point(a, 0)))
    let full = Arc(center: .zero, radiusX: a, radiusY: b, startAngle: 0, sweep: 360)
    #expect(full.point(at: 0.25).isWithin(2e-9 * full.length, of: Point(0, b)))
    #expect(full.point(at: 0.75).isWithin(2e-9 * full.length, of: Point(0, -b)))
  }

  @Test(arguments: arcs) func boundsHoldEveryPointAndNoMore(arc: Arc) {
    let points = (0...1000).map {
      Self.point(arc, arc.startAngle + arc.sweep * Double($0) / 1000)
    }
    let bounds = arc.bounds
    #expect(bounds.isWithin(1e-3, of: Rect(holding: points)))
    #expect(
      points.allSatisfy {
        $0.x >= bounds.x - 1e-9 && $0.x <= bounds.maxX + 1e-9 && $0.y >= bounds.y - 1e-9
          && $0.y <= bounds.maxY + 1e-9
      })
  }

  /// A turned ellipse reaches √(rx²·cos²φ + ry²·sin²φ) to the side and the like up and down.
  @Test(arguments: [0, 30, 45, 90, 137, -60], [360, -360, 7200]) func fullBounds(
    rotation: Double, sweep: Double
  ) {
    let arc = Arc(
      center: Point(3, 4), radiusX: 10, radiusY: 2, rotation: rotation, startAngle: 77,
      sweep: sweep)
    let (c, s) = (cos(rotation * .pi / 180), sin(rotation * .pi / 180))
    let (x, y) = (hypot(10 * c, 2 * s), hypot(10 * s, 2 * c))
    let expected = Rect(x: 3 - x, y: 4 - y, width: 2 * x, height: 2 * y)
    #expect(arc.bounds.isWithin(1e-12, of: expected))
  }

  @Test func negativeRadiiCountAsPositive() {
    let arc = Arc(center: .zero, radiusX: -3, radiusY: -2, startAngle: 0, sweep: 90)
    #expect(arc.start == Point(3, 0))
    #expect(arc.end == Point(0, 2))
    #expect(!arc.isCircular)
  }
}
