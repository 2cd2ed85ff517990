internal import Geometry
internal import SceneGraph
internal import Timeline

/// A beam that sweeps round and leaves a fading tail: `radar`.
struct Radar: Loader {
  let name = "radar"
  let title = "Radar"
  let summary = "A beam sweeps round a screen with a fading tail, and an echo lights up behind it."
  let family = Family.paths
  let tags = ["radar", "sweep", "sonar", "scan", "search", "beam", "tail"]
  let aliases = ["sonar"]
  let duration = 2.4
  let poster = 0.3
  let parts = [Part("beam"), Part("screen", tint: .faded(0.3))]
  let parameters = [
    Parameter.stroke(2...8, 5),
    Parameter(
      "tail", .own, .number(20...180), default: .number(110),
      summary: "How long the tail of the beam is, in degrees.", example: "60"),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let reach = 46 - width / 2
    let steps = 7
    // Pieces that lie over each other, so that no joint shows: each one lets through as much.
    let tail = (1...steps).map { step in
      Node(
        id: "tail\(step)", opacity: .constant(0.13),
        shape: .path(
          .sector(
            radius: reach, from: 0, by: -inputs.number("tail") * Double(step) / Double(steps))),
        fill: inputs.paint())
    }
    let beam = Node(
      id: "edge", shape: .path(.polyline(.zero, Point(0, -reach))),
      stroke: inputs.stroke(width: width))
    let bearing = 0.17
    let echo = Affine.rotation(degrees: 360 * bearing)(Point(0, -0.6 * reach))
    return Drawing(nodes: [
      Node(
        id: "screen", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(1)), shape: .circle(radius: reach),
        stroke: inputs.stroke(1, width: width, cap: .butt)),
      Node(
        id: "beam", position: .fixed(Drawing.square.center), rotation: .track(.turn()),
        children: tail + [beam]),
      Node(
        id: "echo", position: .fixed(Drawing.square.center + echo),
        opacity: Track(
          KeyFrame(0, 0, easing: .easeOut), KeyFrame(0.06, 1, easing: .easeIn), KeyFrame(0.7, 0),
          KeyFrame(1, 0)
        ).behind(by: bearing - 0.01), shape: .circle(radius: 5), fill: inputs.paint()),
    ])
  }
}
