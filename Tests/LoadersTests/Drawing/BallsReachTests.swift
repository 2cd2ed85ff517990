import Geometry
import SceneGraph
import Testing

@testable import Loaders

@Suite struct BallsReachTests {
  /// The view box is the one that a look at every instant gives, whatever the parameters.
  @Test(arguments: [0.1, 0.7, 1.2, 1.3, 1.5, 1.8, 2, 2.5, 3, 4.1, 6, 10, 20, 60])
  func givesTheViewBoxOfAllInstants(duration: Double) throws {
    for scale in stride(from: 0.5, through: 3, by: 0.073) {
      let (known, looked) = try viewBoxes(scale: scale, duration: duration)
      #expect(known == looked, "\(scale)")
    }
  }

  /// The same at random, to the decimals that people write.
  @Test func givesTheSameAtRandom() throws {
    var random = SeededGenerator(17)
    var grown = 0
    for _ in 0..<150 {
      let scale = Double(Int.random(in: 500...3000, using: &random)) / 1000
      let duration = Double(Int.random(in: 100...4000, using: &random)) / 1000
      let (known, looked) = try viewBoxes(scale: scale, duration: duration)
      #expect(known == looked, "\(scale) \(duration)")
      if known != Rect(x: 0, y: 0, width: 100, height: 100) { grown += 1 }
    }
    #expect(grown > 25)
  }

  private func viewBoxes(scale: Double, duration: Double) throws -> (known: Rect, looked: Rect) {
    let drawing = try drawing(scale: scale, duration: duration)
    let measured = Drawing(stage: drawing.stage, nodes: drawing.nodes)
    return (drawing.viewBox, measured.viewBox)
  }

  private func drawing(scale: Double, duration: Double) throws -> Drawing {
    let entry = RegisteredLoader(Balls())
    let (arguments, faults) = entry.read([("scale", "\(scale)")])
    #expect(faults == [])
    return Balls().drawing(
      DrawingInputs(arguments: arguments, duration: duration, parts: []))
  }
}
