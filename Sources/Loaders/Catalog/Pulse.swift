internal import Geometry
internal import SceneGraph
internal import Timeline

/// A disc that sends an echo of itself outwards: `pulse`.
struct Pulse: Loader {
  let name = "pulse"
  let title = "Pulse"
  let summary = "A disc gives a beat, and its echo spreads from it and fades."
  let family = Family.pulses
  let tags = ["pulse", "disc", "beat", "echo", "live", "location", "beacon"]
  let aliases = ["beacon"]
  let duration = 1.4
  let poster = 0.3
  let parts = [Part("disc")]
  let parameters = [Parameter.radius(8...28, 18, of: "the disc")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    return Drawing(nodes: [
      Node(
        id: "echo", position: .fixed(Drawing.square.center),
        scale: .uniform(.track(.ramp(1, 46 / radius, easing: .easeOut))),
        opacity: .track(fading), shape: .circle(radius: radius), fill: inputs.paint()),
      Node(
        id: "disc", position: .fixed(Drawing.square.center),
        scale: .uniform(.track(.beat(1, 0.8, within: 0.4))), shape: .circle(radius: radius),
        fill: inputs.paint()),
    ])
  }

  private var fading: Track<Double> {
    Track(KeyFrame(0, 0), KeyFrame(0.1, 0.6), KeyFrame(1, 0))
  }
}
