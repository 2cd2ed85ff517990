import Geometry
import SceneGraph
import Testing

@testable import Loaders

@Suite struct ProgressLineTests {
  /// With its round ends the line keeps 4 units to every side.
  @Test(arguments: [2.0, 10, 24]) func fillsItsStage(_ width: Double) {
    let line = ProgressLine(width: width)
    let bounds = line.shape.outline.bounds
    #expect(bounds.x - width / 2 == 4 && bounds.maxX + width / 2 == 96)
    #expect(bounds.y - width / 2 == 4 && line.stage.maxY - bounds.maxY - width / 2 == 4)
  }
}
