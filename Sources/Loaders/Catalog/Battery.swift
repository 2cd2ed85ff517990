internal import Geometry
internal import SceneGraph
internal import Timeline

/// A battery that is charged bit by bit: `battery`.
struct Battery: Loader {
  let name = "battery"
  let title = "Battery"
  let summary = "A battery is charged bit by bit and runs empty at once."
  let family = Family.paths
  let tags = ["battery", "charge", "charging", "power", "energy", "fill"]
  let aliases = ["charging"]
  let duration = 2.6
  let poster = 0.6
  let parts = [Part("level"), Part("case")]
  let parameters = [Parameter.stroke(3...8, 6)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let (length, height) = (84 - width, 54 - width)
    // As much room around the level as the case is thick.
    let inset = 1.5 * width
    let box = Size(length - 2 * inset, height - 2 * inset)
    return Drawing(nodes: [
      Node(
        id: "case", position: .fixed(Point(46, 50)), opacity: .constant(inputs.opacity(1)),
        shape: .rectangle(Size(length, height), cornerRadius: 9),
        stroke: inputs.stroke(1, width: width)),
      Node(
        id: "pole", opacity: .constant(inputs.opacity(1)),
        shape: .path(.polyline(Point(92, 43), Point(92, 57))),
        stroke: inputs.stroke(1, width: 8, cap: .butt)),
      Node(
        id: "level", position: .fixed(Point(46 - box.width / 2, 50)),
        scale: .uneven(x: .track(charge), y: .constant(1)),
        shape: .path(
          .polygon([
            Point(0, -box.height / 2), Point(box.width, -box.height / 2),
            Point(box.width, box.height / 2), Point(0, box.height / 2),
          ])), fill: inputs.paint()),
    ])
  }

  private var charge: Track<Double> {
    Track(
      first: KeyFrame(0, 0, easing: .easeInOut),
      others: (1...4).map { KeyFrame(Double($0) * 0.2, Double($0) / 4, easing: .easeInOut) }
        + [KeyFrame(0.88, 1, easing: .easeInOut), KeyFrame(1, 0)])
  }
}
