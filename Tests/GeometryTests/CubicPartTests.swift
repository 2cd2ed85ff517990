import Testing

@testable import Geometry

@Suite struct CubicPartTests {
  static let segments: [PathSegment] = [
    .line(LineSegment(from: Point(1, 2), to: Point(-3, 5))),
    .cubic(CubicCurve(from: Point(0, 0), Point(1, 3), Point(4, -2), to: Point(5, 1))),
    .arc(Arc(center: Point(2, 1), radius: 3, startAngle: 20, sweep: -300)),
    .arc(
      Arc(
        center: Point(2, 1), radiusX: 5, radiusY: 0.5, rotation: 30, startAngle: 10, sweep: 360)),
  ]
  static let parts: [(Double, Double)] = [(0, 1), (0.2, 0.7), (0.9, 0.1), (0.5, 0.5)]

  /// The curves begin and end where the shares of the length say, one where the last one ended.
  @Test(arguments: segments, parts)
  func goesFromShareToShare(_ segment: PathSegment, _ part: (Double, Double)) throws {
    let curves = segment.cubics(from: part.0, to: part.1)
    let (first, last) = (try #require(curves.first), try #require(curves.last))
    #expect(first.start.distance(to: segment.point(at: part.0)) < 1e-8)
    #expect(last.end.distance(to: segment.point(at: part.1)) < 1e-8)
    for (curve, next) in zip(curves, curves.dropFirst()) {
      #expect(curve.end.distance(to: next.start) < 1e-12)
    }
  }

  /// The way between is the same, within 0.03 % of the larger radius for arcs.
  @Test(arguments: segments, parts)
  func followsTheSameWay(_ segment: PathSegment, _ part: (Double, Double)) {
    let curves = segment.cubics(from: part.0, to: part.1)
    let accuracy = if case .arc(let arc) = segment { 3e-4 * arc.radiusX } else { 1e-7 }
    for (index, curve) in curves.enumerated() {
      for step in 0...8 {
        let share = (Double(index) + Double(step) / 8) / Double(curves.count)
        let point = segment.point(at: part.0 + (part.1 - part.0) * share)
        #expect(curve.point(at: Double(step) / 8).distance(to: point) < accuracy)
      }
    }
  }

  @Test func aQuarterOfACircleIsOneCurve() {
    let arc = PathSegment.arc(Arc(center: .zero, radius: 1, startAngle: 0, sweep: 360))
    #expect(arc.cubics(from: 0, to: 0.25).count == 1)
    #expect(arc.cubics().count == 4)
    // 4/3 · tan(90°/4)
    let handle = arc.cubics(from: 0, to: 0.25)[0].control1
    #expect(handle.distance(to: Point(1, 0.552_284_749_830_793_4)) < 1e-12)
  }

  @Test func turning() {
    #expect(Self.segments[0].turning == 0)
    #expect(Self.segments[2].turning == 300)
    let curve = CubicCurve(from: Point(0, 0), Point(1, 0), Point(1, 1), to: Point(0, 1))
    #expect(abs(PathSegment.cubic(curve).turning - 180) < 1e-12)
    let straight = CubicCurve(from: Point(0, 0), Point(0, 0), Point(2, 2), to: Point(3, 3))
    #expect(PathSegment.cubic(straight).turning == 0)
  }
}
