internal import Geometry
internal import SceneGraph
internal import Timeline

/// Three squares on four places that move into the free one in turn: `blocks-shuffle`.
struct BlocksShuffle: Loader {
  let name = "blocks-shuffle"
  let title = "Shuffling blocks"
  let summary = "Three squares on four places move one after the other into the free one."
  let family = Family.blocks
  let tags = ["blocks", "shuffle", "squares", "slide", "puzzle", "swap", "three"]
  let aliases = ["shuffle", "sliding-blocks"]
  let duration = 2.0
  let parts = [Part("block")]
  let parameters = [Parameter.radius(0...20, 6, of: "the corners")]

  private let near = 26.5
  private let far = 73.5

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    // The free place is left below: each block moves once, the third one on its way back as well.
    Drawing(nodes: [
      block(1, x: move(near, far, in: 2), y: .constant(near), inputs),
      block(2, x: .constant(far), y: move(near, far, in: 1), inputs),
      block(3, x: move(far, near, in: 0), y: move(far, near, in: 3), inputs),
    ])
  }

  private func block(
    _ number: Int, x: Animated<Double>, y: Animated<Double>, _ inputs: DrawingInputs
  ) -> Node {
    Node(
      id: "block\(number)", position: .coordinates(x: x, y: y),
      shape: .rectangle(Size(41, 41), cornerRadius: inputs.number("radius")),
      fill: inputs.paint())
  }

  /// From one place to another in a quarter of the iteration.
  private func move(_ start: Double, _ end: Double, in quarter: Int) -> Animated<Double> {
    let begin = Double(quarter) / 4
    return .track(
      Track(
        KeyFrame(0, start), KeyFrame(begin, start, easing: .brisk), KeyFrame(begin + 0.25, end),
        KeyFrame(1, end)))
  }
}
