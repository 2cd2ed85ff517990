import Geometry
import Testing

@Suite struct MotionPathTests {
  /// 10 to the right, a standstill, a half circle of radius 5 down and round, 10 back.
  static let path = MotionPath([
    .line(LineSegment(from: Point(0, 0), to: Point(10, 0))),
    .line(LineSegment(from: Point(10, 0), to: Point(10, 0))),
    .arc(Arc(center: Point(10, 5), radius: 5, startAngle: -90, sweep: 180)),
    .line(LineSegment(from: Point(10, 10), to: Point(0, 10))),
  ])

  static let half = 5 * Double.pi

  @Test func distancesAddUp() {
    #expect(Self.path.distances == [0, 10, 10, 10 + Self.half, 20 + Self.half])
    #expect(Self.path.length == 20 + Self.half)
  }

  static let places: [(Double, Int, Double, Point)] = [
    (-5, 0, 0, Point(0, 0)), (0, 0, 0, Point(0, 0)), (2.5, 0, 0.25, Point(2.5, 0)),
    (10, 2, 0, Point(10, 0)), (10 + half / 2, 2, 0.5, Point(15, 5)),
    (10 + half, 3, 0, Point(10, 10)), (15 + half, 3, 0.5, Point(5, 10)),
    (20 + half, 3, 1, Point(0, 10)), (1e9, 3, 1, Point(0, 10)), (.infinity, 3, 1, Point(0, 10)),
  ]

  @Test(arguments: places)
  func place(atDistance distance: Double, index: Int, share: Double, point: Point) throws {
    let place = try #require(Self.path.place(atDistance: distance))
    #expect(place.index == index)
    #expect(abs(place.share - share) < 1e-15)
    #expect(Self.path.point(atDistance: distance).isWithin(1e-14, of: point))
  }

  @Test func equalStepsGoEqualWays() {
    let count = 1000
    let points = (0...count).map {
      Self.path.point(atDistance: Self.path.length * Double($0) / Double(count))
    }
    let step = Self.path.length / Double(count)
    for (a, b) in zip(points, points.dropFirst()) {
      #expect(abs(a.distance(to: b) - step) < 1e-6)
    }
  }

  @Test func boundsHoldTheWay() {
    #expect(Self.path.bounds.isWithin(1e-14, of: Rect(x: 0, y: 0, width: 15, height: 10)))
  }

  @Test func withoutElementsThereIsNoPlace() {
    let empty = MotionPath([])
    #expect(empty.place(atDistance: 3) == nil)
    #expect(empty.point(atDistance: 3) == .zero)
    #expect(empty.length == 0)
    #expect(empty.bounds == Rect(holding: []))
  }

  @Test func aPathWithoutLengthStaysPut() throws {
    let path = MotionPath([.line(LineSegment(from: Point(2, 3), to: Point(2, 3)))])
    for distance in [-1, 0, 1.0] {
      #expect(path.point(atDistance: distance) == Point(2, 3))
    }
  }
}
