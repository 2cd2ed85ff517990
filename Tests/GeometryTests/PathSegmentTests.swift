import Geometry
import Testing

@Suite struct PathSegmentTests {
  static let line = LineSegment(from: Point(1, 1), to: Point(4, 5))
  static let arc = Arc(center: .zero, radius: 2, startAngle: 0, sweep: 180)
  static let curve = CubicCurve(from: Point(0, 0), Point(0, 3), Point(6, 3), to: Point(6, 0))

  @Test func eachIsItsShape() {
    let shapes: [(PathSegment, Point, Point, Double, Rect)] = [
      (.line(Self.line), Self.line.start, Self.line.end, Self.line.length, Self.line.bounds),
      (.arc(Self.arc), Self.arc.start, Self.arc.end, Self.arc.length, Self.arc.bounds),
      (.cubic(Self.curve), Self.curve.start, Self.curve.end, Self.curve.length, Self.curve.bounds),
    ]
    for (segment, start, end, length, bounds) in shapes {
      #expect(segment.start == start && segment.point(at: 0) == start)
      #expect(segment.end == end && segment.point(at: 1) == end)
      #expect(segment.length == length)
      #expect(segment.bounds == bounds)
    }
  }

  /// The middle of each by its own symmetry.
  @Test func middles() {
    #expect(PathSegment.line(Self.line).point(at: 0.5) == Point(2.5, 3))
    #expect(PathSegment.arc(Self.arc).point(at: 0.5) == Point(0, 2))
    #expect(PathSegment.cubic(Self.curve).point(at: 0.5).isWithin(1e-8, of: Point(3, 2.25)))
  }

  @Test func lineIsStraight() {
    #expect(Self.line.length == 5)
    #expect(Self.line.point(at: 0.2).isWithin(1e-15, of: Point(1.6, 1.8)))
    let back = LineSegment(from: Point(4, 5), to: Point(1, 1))
    #expect(back.bounds == Rect(x: 1, y: 1, width: 3, height: 4))
  }
}
