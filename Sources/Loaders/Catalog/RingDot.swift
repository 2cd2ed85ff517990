internal import Geometry
internal import SceneGraph
internal import Timeline

/// A dot that circles on a faint track: `ring-dot`.
struct RingDot: Loader {
  let name = "ring-dot"
  let title = "Dot on a ring"
  let summary = "A dot runs on a faint circle, swinging down and climbing up again."
  let family = Family.rings
  let tags = ["ring", "dot", "orbit", "circle", "track", "spinner"]
  let aliases = ["dot-orbit"]
  let duration = 1.2
  let poster = 0.1
  let parts = [Part("dot"), Part("track", tint: .faded(0.25))]
  let parameters = [Parameter.stroke(1...14, 6), .radius(7...14, 11, of: "the dot")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    return Drawing(nodes: [
      Node(
        id: "track", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(1)), shape: .circle(radius: 46 - radius),
        stroke: inputs.stroke(1, width: inputs.number("stroke"))),
      Node(
        id: "dot", position: ClosedWay.circle(radius: 46 - radius).position(easing: .swelling),
        shape: .circle(radius: radius), fill: inputs.paint()),
    ])
  }
}
