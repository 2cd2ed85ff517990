internal import Geometry
internal import SceneGraph
internal import Timeline

/// A head that goes round and draws a fading tail behind it: `ring-tail`.
struct RingTail: Loader {
  let name = "ring-tail"
  let title = "Ring with a tail"
  let summary = "A round head circles and draws a tail that fades like a comet's."
  let family = Family.rings
  let tags = ["ring", "tail", "gradient", "comet", "fade", "spinner", "circle"]
  let aliases = ["tail-spin", "tailspin", "gradient-ring"]
  let duration = 1.0
  let poster = 0.12
  let parts = [Part("ring")]
  let parameters = [
    Parameter.stroke(2...24, 11), .count(5...20, 12, of: "steps in which the tail fades"),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let radius = 46 - width / 2
    let count = inputs.count
    // Arcs that end at one head lie on each other: together they get denser by equal steps.
    let layers = (0..<count).map { step in
      let sweep = 310 * Double(count - step) / Double(count)
      return Node(
        id: "tail\(step + 1)", opacity: .constant(1 / Double(count - step)),
        shape: .path(.arc(radius: radius, from: 90 - sweep, by: sweep)),
        stroke: inputs.stroke(width: width, cap: .butt))
    }
    let head = Node(
      id: "head", shape: .path(.arc(radius: radius, from: 89, by: 1)),
      stroke: inputs.stroke(width: width))
    return Drawing(nodes: [
      Node(
        id: "ring", position: .fixed(Drawing.square.center), rotation: .track(.turn(from: -90)),
        children: layers + [head])
    ])
  }
}
