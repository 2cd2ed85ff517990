internal import Geometry
internal import SceneGraph
internal import Timeline

/// Two discs, one of which grows while the other one shrinks: `pulse-double`.
struct PulseDouble: Loader {
  let name = "pulse-double"
  let title = "Double pulse"
  let summary = "A disc and the paler one behind it take turns to grow and to shrink."
  let family = Family.pulses
  let tags = ["pulse", "double", "bounce", "discs", "breathe", "two"]
  let aliases = ["double-bounce"]
  let duration = 1.9
  let poster = 0.12
  let parts = [Part("inner"), Part("outer", tint: .faded(0.4))]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    func disc(_ index: Int, _ start: Double, _ end: Double) -> Node {
      Node(
        id: parts[index].id, position: .fixed(Drawing.square.center),
        scale: .uniform(.track(.swing(start, end))),
        opacity: .constant(inputs.opacity(index)), shape: .circle(radius: 46),
        fill: inputs.paint(index))
    }
    return Drawing(nodes: [disc(1, 1, 0.5), disc(0, 0.3, 0.9)])
  }
}
