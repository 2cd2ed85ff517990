import Geometry
import SceneGraph
import Testing

@testable import Loaders

@Suite struct DepthOrbitTests {
  private static func orbit(_ count: Int) -> DepthOrbit {
    DepthOrbit(count: count, center: Point(50, 30), radiusX: 40, radiusY: 6, depth: 0.4)
  }

  /// From the right in front to the left, and back behind.
  @Test(arguments: [
    (0.0, Point(90, 30), 1.0), (0.25, Point(50, 36), 1.4), (0.5, Point(10, 30), 1),
    (0.75, Point(50, 24), 0.6),
  ])
  func passesNearAndFar(_ progress: Double, _ point: Point, _ size: Double) {
    let orbit = Self.orbit(1)
    #expect(orbit.position(0).point(at: progress).distance(to: point) < 1e-9)
    #expect(abs(orbit.scale(0).factors(at: progress).x - size) < 1e-9)
  }

  @Test(arguments: 2...5) func bodiesAreEven(_ count: Int) {
    let orbit = Self.orbit(count)
    let share = (10_000 / Double(count)).rounded() / 10_000
    for progress in [0, 0.13, 0.6] {
      let ahead = (progress + share).truncatingRemainder(dividingBy: 1)
      let gap = orbit.position(1).point(at: progress)
        .distance(to: orbit.position(0).point(at: ahead))
      #expect(gap < 1e-9)
    }
  }

  /// No far body is drawn over a near one; both halves count by the sign of sin θ.
  @Test(arguments: 1...7) func nearBodiesAreInFront(_ count: Int) {
    let orbit = Self.orbit(count)
    for step in 0..<211 {
      let progress = (Double(step) + 0.5) / 211
      let order = orbit.order.discreteValue(at: progress)
      #expect(order.sorted() == Array(0..<count))
      let near = order.map { body in
        let turns = progress + Double(body) / Double(count)
        return turns.truncatingRemainder(dividingBy: 1) < 0.5
      }
      #expect(near == near.filter { !$0 } + near.filter { $0 }, "at \(progress)")
    }
  }

  /// The closed form is what many instants show.
  @Test(arguments: [(6.0, 0.4), (-6, 0.4), (0, 0.8), (9, 0)])
  func tellsItsExtent(_ tilt: Double, _ depth: Double) {
    let orbit = DepthOrbit(count: 1, radiusX: 40, radiusY: tilt, depth: depth)
    let boxes = (0..<2000).map { step in
      let progress = Double(step) / 2000
      return Rect(
        around: orbit.position(0).point(at: progress),
        reach: 12 * orbit.scale(0).factors(at: progress).x)
    }
    let shown = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    let told = orbit.extent(radius: 12)
    #expect(abs(told.x - shown.x) < 1e-3 && abs(told.maxX - shown.maxX) < 1e-3)
    #expect(abs(told.y - shown.y) < 1e-3 && abs(told.maxY - shown.maxY) < 1e-3)
  }
}
