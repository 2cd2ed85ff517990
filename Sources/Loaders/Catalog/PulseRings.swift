internal import Geometry
internal import SceneGraph
internal import Timeline

/// Rings about a dot that light up from the inside out: `pulse-rings`.
struct PulseRings: Loader {
  let name = "pulse-rings"
  let title = "Pulse through rings"
  let summary = "A pulse runs outwards from a dot through the rings about it."
  let family = Family.pulses
  let tags = ["pulse", "rings", "multiple", "target", "concentric", "signal"]
  let aliases = ["target"]
  let duration = 1.5
  let poster = 0.55
  let parts = [Part("ring")]
  let parameters = [
    Parameter.count(1...4, 2, of: "rings"), .stroke(3...8, 7), .stagger(0.05...0.25, 0.16),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let reach = 46 - width / 2
    return Drawing(
      nodes: (0...inputs.count).map { index in
        let radius = index == 0 ? width : reach * Double(index) / Double(inputs.count)
        return Node(
          id: index == 0 ? "dot" : "ring\(index)", position: .fixed(Drawing.square.center),
          opacity: Track.beat(0.2, 1, within: 0.7)
            .behind(by: Double(index) * inputs.number("stagger")),
          shape: .circle(radius: radius), fill: index == 0 ? inputs.paint() : .none,
          stroke: index == 0 ? nil : inputs.stroke(width: width, cap: .butt))
      })
  }
}
