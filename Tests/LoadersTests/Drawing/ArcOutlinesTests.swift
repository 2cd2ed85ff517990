import Geometry
import Testing

@testable import Loaders

@Suite struct ArcOutlinesTests {
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
