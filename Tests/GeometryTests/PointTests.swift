import Geometry
import Testing

@Suite struct PointTests {
  @Test func arithmetic() {
    #expect(Point(1, 2) + Point(3, 5) == Point(4, 7))
    #expect(Point(1, 2) - Point(3, 5) == Point(-2, -3))
    #expect(Point(1, 2) * -2 == Point(-2, -4))
  }

  @Test func lengthsArePythagorean() {
    #expect(Point(3, -4).length == 5)
    #expect(Point(1, 1).distance(to: Point(6, 13)) == 13)
    #expect(Point.zero.length == 0)
  }

  @Test func interpolation() {
    #expect(Point(2, 4).interpolated(to: Point(6, -4), at: 0.25) == Point(3, 2))
    #expect(Point(2, 4).interpolated(to: Point(6, -4), at: 0) == Point(2, 4))
    #expect(Point(2, 4).interpolated(to: Point(6, -4), at: 2) == Point(10, -12))
  }

  @Test(arguments: [(1.0, 0.0, 0.0), (0, 2, 90), (-3, 0, 180), (0, -1, -90), (1, 1, 45)])
  func anglesCountFromTheRight(_ x: Double, _ y: Double, _ degrees: Double) {
    #expect(abs(Point(x, y).angle - degrees) < 1e-12)
  }
}
