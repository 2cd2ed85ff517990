import Geometry
import SceneGraph
import Testing
import Timeline

@testable import RasterFormats

@Suite struct PaintColorsTests {
  private let paints = PaintColors(textColor: Color(1, 2, 3))
  private let red = Color(255, 0, 0)

  @Test func resolvesEveryPaint() {
    #expect(paints.color(of: .none) == nil)
    #expect(paints.color(of: .color(red)) == red)
    #expect(paints.color(of: .currentColor) == Color(1, 2, 3))
    #expect(paints.color(of: .themed(light: red, dark: Color(0, 0, 255))) == red)
  }

  @Test func gathersTheColorsOfAScene() {
    let child = Node(id: "b", fill: .color(Color(255, 0, 0, alpha: 9)))
    let node = Node(
      id: "a", fill: .currentColor, stroke: Stroke(.color(Color(7, 8, 9)), width: 1),
      children: [child])
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 1, height: 1), background: .color(Color(5, 5, 5)),
      nodes: [node, node], timing: Timing(iterationDuration: 1))
    #expect(
      paints.colors(of: scene) == [Color(5, 5, 5), Color(1, 2, 3), Color(7, 8, 9), red])
  }
}
