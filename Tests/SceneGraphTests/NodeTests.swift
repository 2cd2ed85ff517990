import Geometry
import SceneGraph
import Testing

@Suite struct NodeTests {
  @Test func standsStillAndUnpaintedByDefault() {
    let state = Node(id: "a", shape: .circle(radius: 2)).state(at: 0.3)
    #expect(state.position == .zero)
    #expect(state.scaleX == 1 && state.scaleY == 1 && state.rotation == 0)
    #expect(state.opacity == 1)
    #expect(state.node.fill == .none && state.node.stroke == nil)
    #expect(state.transform == .identity)
  }

  @Test func keepsItsChildrenInOrder() {
    let node = Node(id: "a", children: ["b", "c"].map { Node(id: $0) })
    #expect(node.state(at: 0).children.map(\.node.id) == ["b", "c"])
  }

  @Test func isDrawnByPositionThenRotationThenScale() {
    var node = Node(id: "a", position: .fixed(Point(10, 20)))
    node.rotation = .constant(90)
    node.scale = .uniform(.constant(2))
    // (1, 0) is scaled to (2, 0), turned to (0, 2) and moved to (10, 22).
    #expect(node.state(at: 0).transform(Point(1, 0)).distance(to: Point(10, 22)) < 1e-12)
  }
}
