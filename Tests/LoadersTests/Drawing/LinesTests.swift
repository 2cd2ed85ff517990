import Geometry
import Testing

@testable import Loaders

@Suite struct LinesTests {
  @Test func polylinesHaveTwoEnds() {
    let path = Path.polyline(Point(0, 0), Point(3, 4), Point(3, 10))
    #expect(path.length == 11)
    #expect(path.subpaths.map(\.isClosed) == [false])
  }

  /// A quarter from the top ends at the right, y down.
  @Test func arcsCountFromTheTop() {
    let path = Path.arc(radius: 10, from: 0, by: 90)
    #expect(path.subpaths[0].start.distance(to: Point(0, -10)) < 1e-9)
    #expect(path.subpaths[0].segments[0].end.distance(to: Point(10, 0)) < 1e-9)
    #expect(abs(path.length - 5 * .pi) < 1e-9)
  }

  /// Two radii and the arc between them.
  @Test func sectorsCloseInTheMiddle() {
    let path = Path.sector(radius: 10, from: 0, by: -90)
    #expect(abs(path.length - (20 + 5 * .pi)) < 1e-9)
    #expect(path.subpaths[0].segments[1].end.distance(to: Point(-10, 0)) < 1e-9)
  }
}
