internal import Geometry
internal import SceneGraph
internal import Timeline

/// A plate that turns over to the side and then over its top: `block-turn`.
struct BlockTurn: Loader {
  let name = "block-turn"
  let title = "Turning block"
  let summary = "A square plate turns over sideways, shows its back, and turns over its top."
  let family = Family.blocks
  let tags = ["block", "turn", "flip", "plane", "rotate", "square", "card"]
  let aliases = ["rotating-plane", "flip"]
  let duration = 1.6
  let parts = [Part("front"), Part("back", tint: .faded(0.55))]
  let parameters = [Parameter.radius(0...24, 8, of: "the corners")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let plate = Shape.rectangle(Size(72, 72), cornerRadius: inputs.number("radius"))
    return Drawing(nodes: [
      Node(
        id: "plate", position: .fixed(Drawing.square.center),
        scale: .uneven(x: .track(turn), y: turn.behind(by: 0.5)),
        children: [
          Node(
            id: "front", opacity: side(inputs.opacity(0), 0), shape: plate,
            fill: inputs.paint(0)),
          Node(
            id: "back", opacity: side(0, inputs.opacity(1)), shape: plate,
            fill: inputs.paint(1)),
        ])
    ])
  }

  /// Edge on, as thick as a plate, and back in one half, at rest in the other.
  private var turn: Track<Double> {
    Track(
      KeyFrame(0, 1, easing: .easeIn), KeyFrame(0.25, 0.06, easing: .easeOut), KeyFrame(0.5, 1),
      KeyFrame(1, 1))
  }

  /// How much is seen of a side: the two change where the plate is edge on.
  private func side(_ front: Double, _ back: Double) -> Animated<Double> {
    .track(
      Track(
        KeyFrame(0, front, easing: .stepEnd), KeyFrame(0.25, back, easing: .stepEnd),
        KeyFrame(0.75, front), KeyFrame(1, front)))
  }
}
