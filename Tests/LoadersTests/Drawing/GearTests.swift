import Geometry
import Testing

@testable import Loaders

@Suite struct GearTests {
  @Test(arguments: [6, 8, 12]) func hasItsTeethAndAHole(_ teeth: Int) {
    let gear = Path.gear(teeth: teeth, radius: 20, toothHeight: 6, hole: 5)
    let reaches = Self.corners(of: gear.subpaths[0]).map(\.length)
    #expect(reaches.filter { abs($0 - 23) < 1e-9 }.count == 2 * teeth)
    #expect(gear.subpaths[1].segments.allSatisfy { abs($0.end.length - 5) < 1e-9 })
  }

  /// Wheels whose radii are as their teeth: over a whole pitch no corner of the teeth of one is
  /// within the other, where a tooth of one is in a gap of the other.
  @Test func wheelsMesh() {
    let (large, small) = (12.0, 8.0)
    let unit = 2.4
    let wheels = [large, small].map {
      Path.gear(teeth: Int($0), radius: $0 * unit, toothHeight: 9, hole: 5).subpaths[0]
    }
    let axis = Point((large + small) * unit, 0)
    for step in 0..<40 {
      let turn = Double(step) / 40 * 360 / large
      let first = Affine.rotation(degrees: 90 + turn)
      let second =
        Affine.translation(axis)
        * Affine.rotation(degrees: -90 + 180 / small - turn * large / small)
      let corners = Self.corners(of: wheels[0]).map { first($0) }
      let others = Self.corners(of: wheels[1]).map { second($0) }
      #expect(!corners.contains { Self.isInside($0, others) }, "at \(step)")
      #expect(!others.contains { Self.isInside($0, corners) }, "at \(step)")
    }
  }

  private static func corners(of outline: Path.Subpath) -> [Point] {
    [outline.start] + outline.segments.map(\.end)
  }

  /// Whether a ray to the right crosses the polygon an odd number of times.
  private static func isInside(_ point: Point, _ polygon: [Point]) -> Bool {
    var isInside = false
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
    where (a.y > point.y) != (b.y > point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if point.x < x { isInside.toggle() }
    }
    return isInside
  }
}
