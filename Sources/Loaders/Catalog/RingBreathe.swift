internal import Geometry
internal import SceneGraph
internal import Timeline

/// Four arcs that draw together and apart as they turn: `ring-breathe`.
struct RingBreathe: Loader {
  let name = "ring-breathe"
  let title = "Breathing ring"
  let summary = "A ring of arcs draws in, turns on to the next arc's place and opens again."
  let family = Family.rings
  let tags = ["ring", "breathe", "breathing", "arc", "aperture", "focus", "pulse"]
  let aliases = ["aperture"]
  let duration = 1.4
  let parts = [Part("arc")]
  let parameters = [Parameter.count(2...6, 4, of: "arcs"), .stroke(2...18, 10)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let part = 360 / Double(inputs.count)
    let radius = 46 - width / 2
    // The round ends are taken off, so that the gaps are as wide with any stroke.
    let covered = 0.76 * part - width / radius * 180 / .pi
    let arc = Path.arc(radius: radius, from: -covered / 2, by: covered)
    return Drawing(nodes: [
      Node(
        id: "ring", position: .fixed(Drawing.square.center),
        rotation: .track(.ramp(0, part, easing: .brisk)), scale: .uniform(.track(.swing(1, 0.6))),
        children: (0..<inputs.count).map { index in
          Node(
            id: "arc\(index + 1)", rotation: .constant(part * Double(index)), shape: .path(arc),
            stroke: inputs.stroke(width: width))
        })
    ])
  }
}
