import Geometry
import SceneGraph
import Testing

@testable import Loaders

@Suite struct BarsTests {
  @Test func aBarLiesAboutItsAnchor() {
    #expect(
      Shape.bar(width: 4, height: 10).outline.bounds == Rect(x: -2, y: -5, width: 4, height: 10))
  }

  @Test func aStandingBarHasItsAnchorBelow() {
    let bar = Shape.standingBar(width: 4, height: 10).outline
    #expect(bar.bounds == Rect(x: -2, y: -10, width: 4, height: 10))
    #expect(bar.length == 28)
  }

  @Test func aPolygonIsClosed() {
    let triangle = Path.polygon([.zero, Point(3, 0), Point(3, 4)])
    #expect(triangle.length == 12 && triangle.subpaths.map(\.isClosed) == [true])
  }
}
