import Geometry
import SceneGraph
import Testing
import Timeline

@Suite struct FrameTests {
  static func scene(_ timing: Timing) -> Scene {
    Scene(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10),
      nodes: [
        Node(
          id: "a",
          position: .coordinates(
            x: .track(Track(KeyFrame(0, 0), KeyFrame(1, 8))), y: .constant(2)),
          rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 90))),
          scale: .uneven(x: .constant(2), y: .constant(3)), shape: .circle(radius: 1),
          children: [Node(id: "b", position: .fixed(Point(1, 0)))])
      ], timing: timing)
  }

  @Test(arguments: [
    (Direction.normal, [0.0, 2, 4, 0, 2]), (.reverse, [8, 6, 4, 8, 6]),
    (.alternate, [0, 2, 4, 8, 6]), (.alternateReverse, [8, 6, 4, 0, 2]),
  ])
  func followsTheDirection(direction: Direction, expected: [Double]) {
    let scene = Self.scene(
      Timing(iterationDuration: 2, iterationCount: .infinity, direction: direction))
    let xs = [0, 0.5, 1, 2, 2.5].map { scene.frame(at: $0).nodes[0].position.x }
    #expect(xs == expected)
  }

  @Test func fillsBothWays() {
    let scene = Self.scene(
      Timing(iterationDuration: 2, iterationCount: 3, delay: 1, direction: .alternate))
    #expect(scene.frame(at: 0).nodes[0].position.x == 0)
    #expect(scene.frame(at: 99).nodes[0].position.x == 8)
    #expect(scene.frame(at: 99).iteration == 2)
    #expect(scene.frame(at: 7).progress == 1)
  }

  @Test func composesTheTransformAsDocumented() {
    let state = Self.scene(Timing(iterationDuration: 2, iterationCount: .infinity))
      .frame(atProgress: 1).nodes[0]
    // Scaled by (2, 3), turned by 90°, moved to (8, 2): (1, 0) goes to (2, 0), (0, 2), (8, 4).
    #expect(state.transform(Point(1, 0)).distance(to: Point(8, 4)) < 1e-12)
    #expect(state.transform(Point(0, 1)).distance(to: Point(5, 2)) < 1e-12)
    #expect(state.children[0].node.id == "b" && state.children[0].position == Point(1, 0))
  }

  @Test(arguments: [-1, 2.0]) func keepsToTheIteration(progress: Double) {
    let frame = Self.scene(Timing(iterationDuration: 2)).frame(atProgress: progress)
    #expect(frame.progress == (progress < 0 ? 0 : 1))
  }
}
