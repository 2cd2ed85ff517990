import Geometry
import SceneGraph
import Testing
import Timeline

@testable import Loaders

@Suite struct ReachTests {
  private static let square = Shape.rectangle(Size(6, 8))

  @Test func strokesAndCornersReachFurther() throws {
    let bare = Self.square.reach(with: nil)
    #expect(bare.box == Rect(x: -3, y: -4, width: 6, height: 8) && bare.radius == 5)
    let mitred = Self.square.reach(with: Stroke(.currentColor, width: 2))
    #expect(mitred.box == Rect(x: -4, y: -5, width: 8, height: 10))
    #expect(abs(mitred.radius - 41.0.squareRoot()) < 1e-12)
    let round = Self.square.reach(with: Stroke(.currentColor, width: 2, join: .round))
    #expect(abs(round.radius - 6) < 1e-12)
    let corner = Shape.path(try Path(svg: "M0 0 10 0 10 10"))
    let box = Rect(x: -4, y: -4, width: 18, height: 18)
    #expect(corner.reach(with: Stroke(.currentColor, width: 2)).box == box)
    let plain = corner.reach(with: Stroke(.currentColor, width: 2, join: .bevel)).box
    #expect(plain == Rect(x: -1, y: -1, width: 12, height: 12))
  }

  /// Over the whole iteration a body keeps to at least what it reaches at each instant.
  @Test func theWholeHoldsEveryInstant() {
    let overshoot = Easing.cubicBezier(CubicBezierEasing(0.68, -0.55, 0.27, 1.55))
    let child = Node(
      id: "b", position: .fixed(Point(4, 1)),
      rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 180))),
      shape: .ellipse(radiusX: 3, radiusY: 1))
    let node = Node(
      id: "a",
      position: .coordinates(
        x: .track(Track(KeyFrame(0, 10, easing: overshoot), KeyFrame(1, 30))), y: .constant(5)),
      rotation: .constant(30),
      scale: .uneven(
        x: .track(Track(KeyFrame(0, 1, easing: overshoot), KeyFrame(1, 2))), y: .constant(-1.5)),
      shape: Self.square, children: [child])
    let whole = node.reach(over: .whole)
    for step in 0...200 {
      let reach = node.reach(over: .at(Double(step) / 200))
      #expect(whole.box.union(reach.box) == whole.box && reach.radius <= whole.radius)
    }
  }

  @Test func aTurnIsExactAtAnInstant() {
    let node = Node(id: "a", rotation: .constant(90), shape: .rectangle(Size(10, 2)))
    let box = node.reach(over: .at(0)).box
    #expect(abs(box.width - 2) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  /// Corners of the box that nothing of the outline comes to do not count: neither turned.
  @Test(arguments: [("M3 4-3 4 0-5z", 5.0), ("M0-5A5 5 0 0 1 5 0L0 0z", 5)])
  func anOutlineKeepsToItsFarthestPoint(_ data: String, _ radius: Double) throws {
    let shape = Shape.path(try Path(svg: data))
    #expect(abs(shape.reach(with: nil).radius - radius) < 1e-9)
    let node = Node(id: "a", rotation: .constant(33), shape: shape)
    #expect(node.reach(over: .at(0)).box.width <= 2 * radius)
  }
}
