import Geometry
import SceneGraph
import Testing

/// SVG 2, chapter 10: where the outlines of basic shapes begin and which way they go.
@Suite struct OutlineTests {
  /// Points at shares of an outline's length.
  static let places: [(shape: Shape, share: Double, point: Point)] = [
    (.circle(radius: 4), 0, Point(4, 0)), (.circle(radius: 4), 0.25, Point(0, 4)),
    (.circle(radius: 4), 0.5, Point(-4, 0)), (.ellipse(radiusX: 3, radiusY: 7), 0, Point(3, 0)),
    (.ellipse(radiusX: 3, radiusY: 7), 0.75, Point(0, -7)),
    (.rectangle(Size(6, 2)), 0, Point(-3, -1)), (.rectangle(Size(6, 2)), 0.375, Point(3, -1)),
    (.rectangle(Size(6, 2)), 0.5, Point(3, 1)), (.rectangle(Size(6, 2)), 0.875, Point(-3, 1)),
    (.rectangle(Size(8, 4), cornerRadius: 1), 0, Point(-3, -2)),
    (.rectangle(Size(8, 4), cornerRadius: 1), 0.5, Point(3, 2)),
  ]

  @Test(arguments: places)
  func goesClockwiseFromItsBeginning(shape: Shape, share: Double, point: Point) throws {
    let subpath = try #require(shape.outline.subpaths.first)
    #expect(subpath.isClosed && shape.outline.subpaths.count == 1)
    let way = MotionPath(subpath.segments)
    #expect(abs(way.length - shape.outlineLength) < 1e-9, "the way leads back by itself")
    #expect(way.point(atDistance: share * way.length).distance(to: point) < 1e-9)
  }

  @Test func roundsNoFurtherThanHalfASide() throws {
    let shape = Shape.rectangle(Size(10, 4), cornerRadius: 9)
    #expect(abs(shape.outlineLength - (12 + 4 * .pi)) < 1e-12)
    #expect(shape.outline.bounds == Rect(x: -5, y: -2, width: 10, height: 4))
    #expect(shape.outline.subpaths[0].start == Point(-3, -2))
  }

  @Test func aPathIsItsOwnOutline() throws {
    let path = try Path(svg: "M1 1h3v4h-3z")
    #expect(Shape.path(path).outline == path && Shape.path(path).outlineLength == 14)
  }
}
