internal import Geometry
internal import SceneGraph
internal import Timeline

/// A dot and arcs over it that light up outwards: `wifi`.
struct Wifi: Loader {
  let name = "wifi"
  let title = "Wireless"
  let summary = "A signal goes up from a dot through the arcs over it."
  let family = Family.paths
  let tags = ["wifi", "wireless", "signal", "network", "connect", "arcs", "broadcast"]
  let aliases = ["signal"]
  let duration = 1.6
  let poster = 0.4
  let parts = [Part("signal")]
  let parameters = [
    Parameter.count(1...4, 3, of: "arcs"), .stroke(4...10, 9), .stagger(0.08...0.2, 0.13),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let (foot, dot) = (Point(50, 78), 7.0)
    return Drawing(
      nodes: (0...inputs.count).map { index in
        let radius = (62 - width / 2) * Double(index) / Double(inputs.count)
        return Node(
          id: index == 0 ? "dot" : "arc\(index)", position: .fixed(foot),
          opacity: lighting.behind(by: Double(index) * inputs.number("stagger")),
          shape: index == 0
            ? .circle(radius: dot) : .path(.arc(radius: radius, from: -45, by: 90)),
          fill: index == 0 ? inputs.paint() : .none,
          stroke: index == 0 ? nil : inputs.stroke(width: width))
      })
  }

  private var lighting: Track<Double> {
    Track(
      KeyFrame(0, 0.2, easing: .easeInOut), KeyFrame(0.18, 1), KeyFrame(0.5, 1, easing: .easeInOut),
      KeyFrame(0.75, 0.2), KeyFrame(1, 0.2))
  }
}
