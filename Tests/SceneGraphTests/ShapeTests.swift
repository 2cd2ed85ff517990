import Geometry
import SceneGraph
import Testing

@Suite struct ShapeTests {
  static let reaches: [(shape: Shape, reach: Double)] = [
    (.circle(radius: 3), 3),
    (.ellipse(radiusX: 2, radiusY: 5), 5),
    (.rectangle(Size(6, 8)), 5),
    (.path(Path([])), 0),
  ]

  @Test(arguments: reaches) func reachesAsFarAsItsFarthestPoint(shape: Shape, reach: Double) {
    #expect(shape.reach == reach)
  }

  @Test func boxesAnOutline() throws {
    let outline = try Path(svg: "M-3-4h6v2h-6z")
    #expect(Shape.path(outline).reach == 5)
  }

  @Test func arcsAboutTheAnchorReachTheirRadius() throws {
    let outline = try Path(svg: "M-5 0A5 5 0 0 1 5 0M0 5A5 5 0 0 1-5 0")
    #expect(abs(Shape.path(outline).reach - 5) < 1e-9)
    #expect(abs(Shape.path(try Path(svg: "M-3 4C-3-4 3-4 3 4")).reach - 5) < 1e-9)
  }

  @Test func onlyCirclesAreRound() {
    #expect(Shape.circle(radius: 1).isRound)
    for shape in Self.reaches.map(\.shape).dropFirst() { #expect(!shape.isRound) }
  }
}
