internal import Geometry
internal import SceneGraph
internal import Timeline

/// An arc that goes round a faint circle: `ring`.
struct Ring: Loader {
  let name = "ring"
  let title = "Ring"
  let summary = "An arc goes round and round on a faint circle."
  let family = Family.rings
  let tags = ["ring", "spinner", "arc", "circle", "rotate", "simple"]
  let aliases = ["spinner", "arc"]
  let duration = 0.9
  let parts = [Part("arc"), Part("track", tint: .faded(0.2))]
  let parameters = [Parameter.stroke(2...24, 10)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let circle = Shape.circle(radius: 46 - width / 2)
    return Drawing(nodes: [
      Node(
        id: "track", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(1)), shape: circle,
        stroke: inputs.stroke(1, width: width)),
      Node(
        id: "arc", position: .fixed(Drawing.square.center), rotation: .track(.turn()),
        shape: circle, stroke: inputs.stroke(width: width), trim: Trim(length: .constant(0.25))),
    ])
  }
}
