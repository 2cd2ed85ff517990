import Geometry
import Testing

@testable import Loaders

@Suite struct ArcOutlinesTests {
  @Test func anArcGoesClockwiseFromItsAngle() {
    let arc = Path.arc(radius: 10, from: 90, sweep: 90)
    #expect(arc.subpaths[0].start.distance(to: Point(0, 10)) < 1e-12)
    #expect(arc.subpaths[0].segments[0].end.distance(to: Point(-10, 0)) < 1e-12)
    #expect(!arc.subpaths[0].isClosed)
  }

  @Test(arguments: 1...8) func arcsAreEven(_ count: Int) {
    let arcs = Path.arcs(of: count, radius: 10, covering: 0.5)
    #expect(arcs.subpaths.count == count)
    #expect(abs(arcs.length - 10 * .pi) < 1e-9, "half of the circle")
    let middles = arcs.subpaths.map { $0.segments[0].point(at: 0.5) }
    for (place, middle) in zip([Place].ring(of: count, radius: 10, about: .zero), middles) {
      #expect(place.point.distance(to: middle) < 1e-9)
    }
  }
}
