internal import Geometry
internal import SceneGraph
internal import Timeline

/// Two arcs that face each other on their way round: `ring-dual`.
struct RingDual: Loader {
  let name = "ring-dual"
  let title = "Dual ring"
  let summary = "Two arcs opposite each other go round, now faster, now slower."
  let family = Family.rings
  let tags = ["ring", "dual", "double", "two", "arc", "spinner", "rotate"]
  let aliases = ["dual-ring"]
  let duration = 1.3
  let poster = 0.06
  let parts = [Part("arc1"), Part("arc2")]
  let parameters = [Parameter.stroke(2...24, 10)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let circle = Shape.circle(radius: 46 - width / 2)
    // Two half turns with a rhythm of their own.
    let turn = Track(
      KeyFrame(0, 0.0, easing: .swelling), KeyFrame(0.5, 180, easing: .swelling), KeyFrame(1, 360))
    return Drawing(nodes: [
      Node(
        id: "arcs", position: .fixed(Drawing.square.center), rotation: .track(turn),
        children: [0, 1].map { index in
          Node(
            id: "arc\(index + 1)", shape: circle, stroke: inputs.stroke(index, width: width),
            trim: Trim(start: .constant(0.5 * Double(index)), length: .constant(0.28)))
        })
    ])
  }
}
