internal import Geometry
internal import SceneGraph
internal import Timeline

/// A needle that spins and settles: `compass`.
struct Compass: Loader {
  let name = "compass"
  let title = "Compass"
  let summary = "A needle spins once round, swings past the north and settles."
  let family = Family.paths
  let tags = ["compass", "needle", "north", "navigation", "direction", "location", "map"]
  let aliases = ["needle"]
  let duration = 2.6
  let poster = 0.09
  let parts = [Part("north"), Part("south", tint: .faded(0.4)), Part("rim")]
  let parameters = [Parameter.stroke(3...9, 6)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    func half(_ index: Int, tip: Double) -> Node {
      Node(
        id: parts[index].id, opacity: .constant(inputs.opacity(index)),
        shape: .path(.polygon([Point(-11, 0), Point(0, tip), Point(11, 0)])),
        fill: inputs.paint(index))
    }
    return Drawing(nodes: [
      Node(
        id: "rim", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(2)), shape: .circle(radius: 46 - width / 2),
        stroke: inputs.stroke(2, width: width, cap: .butt)),
      Node(
        id: "needle", position: .fixed(Drawing.square.center), rotation: .track(settling),
        children: [half(0, tip: -32), half(1, tip: 32)]),
    ])
  }

  /// Each swing past the north is a third of the one before.
  private var settling: Track<Double> {
    Track(
      KeyFrame(0, 0, easing: .easeInOut), KeyFrame(0.4, 405, easing: .sineInOut),
      KeyFrame(0.58, 345, easing: .sineInOut), KeyFrame(0.76, 366, easing: .sineInOut),
      KeyFrame(0.92, 360), KeyFrame(1, 360))
  }
}
