import Geometry
import SceneGraph
import Testing
import Timeline

@testable import Formats

@Suite struct LottieComposerTests {
  private static let half = Animated<Double>.track(Track(KeyFrame(0, 0.5), KeyFrame(1, 1)))

  private static func layers(
    _ node: Node
  ) -> (layers: [LottieLayer], assets: [(name: String, layers: [LottieLayer])]) {
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10), nodes: [node],
      timing: Timing(iterationDuration: 1, iterationCount: .infinity))
    var composer = LottieComposer(
      clock: LottieClock(cycleDuration: 1, rate: 60), decimals: 3, textColor: Color(0, 0, 0))
    let layers = composer.layers(of: scene.flattened().nodes[0])
    return (layers, composer.assets)
  }

  private static func dot(
    _ id: String, opacity: Animated<Double> = .constant(1), stroke: Stroke? = nil,
    children: [Node] = []
  ) -> Node {
    Node(
      id: id, opacity: opacity, shape: .circle(radius: 1), fill: .currentColor, stroke: stroke,
      children: children)
  }

  @Test func aBodyIsALayer() {
    let (layers, assets) = Self.layers(
      Self.dot("a", opacity: Self.half, children: []))
    #expect(layers.map(\.name) == ["a"] && assets.isEmpty)
    #expect(!layers[0].transform.isOpaque)
  }

  @Test func childrenAreGroups() {
    let (layers, assets) = Self.layers(
      Self.dot("a", children: [Self.dot("b", opacity: Self.half, children: [])]))
    #expect(layers.count == 1 && assets.isEmpty)
    guard case .shapes(let items) = layers[0].content else {
      Issue.record("no shapes")
      return
    }
    // The foremost first: the child, then what the node draws itself.
    #expect(items.count == 2)
  }

  @Test(
    arguments: [
      dot("a", opacity: half, stroke: Stroke(.currentColor, width: 1)),
      dot("a", opacity: half, children: [dot("b")]),
      Node(id: "a", opacity: half, children: [dot("b", children: [dot("c")])]),
    ])
  func anOpacityOfSeveralInksIsACompositionOfOneInkALayer(_ node: Node) {
    let (layers, assets) = Self.layers(node)
    #expect(layers.count == 1 && assets.count == 1)
    #expect(layers[0].content == .composition(assets[0].name))
    #expect(!layers[0].transform.isOpaque)
    #expect(assets[0].layers.count == 2)
    for layer in assets[0].layers { #expect(layer.transform.isOpaque) }
  }

  @Test func onlyWhatNeedsItIsAComposition() {
    let inner = Self.dot("b", opacity: Self.half, children: [Self.dot("c")])
    let (layers, assets) = Self.layers(Self.dot("a", children: [Self.dot("d"), inner]))
    #expect(layers.map(\.name) == ["a", "d", "b"])
    #expect(assets.map(\.name) == ["b-whole"])
  }

  @Test func invisibleInksAreLeftOut() {
    let node = Node(
      id: "a", opacity: Self.half, shape: .circle(radius: 1),
      fill: .color(Color(0, 0, 0, alpha: 0)),
      stroke: Stroke(.currentColor, width: 0), children: [Self.dot("b")])
    let (layers, assets) = Self.layers(node)
    #expect(layers.count == 1 && assets.isEmpty)
  }
}
