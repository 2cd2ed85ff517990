import Geometry
import SceneGraph
import Testing

@testable import Loaders

@Suite struct ClosedWayTests {
  @Test(arguments: [(0.0, Point(50, 20)), (0.25, Point(80, 50)), (0.5, Point(50, 80))])
  func circlesFromTheTop(_ progress: Double, _ point: Point) {
    let position = ClosedWay.circle(radius: 30).position()
    #expect(position.point(at: progress).distance(to: point) < 1e-9)
  }

  @Test func followersKeepTheirDistance() {
    let way = ClosedWay.polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
    #expect(way.path.length == 40)
    for progress in [0, 0.1, 0.4, 0.9] {
      let ahead = way.position(ahead: 0.25).point(at: progress)
      let corner = Affine.rotation(degrees: 90, about: Point(5, 5))
      #expect(ahead.distance(to: corner(way.position().point(at: progress))) < 1e-9)
    }
  }

  @Test func theOutlineIsTheWay() {
    let way = ClosedWay.polygon([Point(0, 0), Point(3, 0), Point(0, 4)])
    #expect(way.outline.length == 12 && way.outline.subpaths[0].isClosed)
  }
}
