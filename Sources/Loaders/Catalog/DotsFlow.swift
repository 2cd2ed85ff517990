internal import Geometry
internal import SceneGraph
internal import Timeline

/// Dots that come in, move up and go out: `dots-flow`.
struct DotsFlow: Loader {
  let name = "dots-flow"
  let title = "Flowing dots"
  let summary = "A dot grows at one end, all move on by a place, and one shrinks at the other end."
  let family = Family.dots
  let tags = ["dots", "flow", "stream", "ellipsis", "queue", "row", "move"]
  let aliases = ["ellipsis", "dot-stream"]
  let duration = 2.0
  let poster = 0.0
  let parts = [Part("dot")]
  let parameters = [Parameter.count(2...5, 3, of: "places")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let row = RowOfDots(inputs.count)
    let steps = inputs.count + 1
    // One dot's way: it grows, goes from place to place and shrinks, a step of the iteration each.
    func step(_ number: Int) -> Double { Double(number) / Double(steps) }
    let way = Track(
      first: KeyFrame(0, row.places[0].point.x),
      others: row.places.map { KeyFrame(step($0.index + 1), $0.point.x, easing: .brisk) }
        + [KeyFrame(1, row.places[inputs.count - 1].point.x)])
    let size = Track(
      KeyFrame(0, 0.0, easing: .brisk), KeyFrame(step(1), 1),
      KeyFrame(step(steps - 1), 1, easing: .brisk),
      KeyFrame(1, 0))
    return Drawing(
      nodes: (0..<steps).map { index in
        Node(
          id: "dot\(index + 1)",
          position: .coordinates(x: way.ahead(by: step(index)), y: .constant(50)),
          scale: .uniform(size.ahead(by: step(index))), shape: .circle(radius: row.radius),
          fill: inputs.paint())
      })
  }
}
