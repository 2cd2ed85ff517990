internal import Geometry
internal import SceneGraph
internal import Timeline

/// Rings that spread from a middle like those on water: `pulse-ripple`.
struct PulseRipple: Loader {
  let name = "pulse-ripple"
  let title = "Ripple"
  let summary = "Rings spread from the middle and fade, one after the other."
  let family = Family.pulses
  let tags = ["pulse", "ripple", "rings", "wave", "water", "sonar", "spread"]
  let aliases = ["ripple"]
  let duration = 1.6
  let poster = 0.2
  let parts = [Part("ring")]
  let parameters = [Parameter.count(2...5, 2, of: "rings"), .stroke(2...16, 7)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    return Drawing(
      nodes: (0..<inputs.count).map { index in
        let share = Double(index) / Double(inputs.count)
        return Node(
          id: "ring\(index + 1)", position: .fixed(Drawing.square.center),
          scale: .uniform(Track.ramp(0, 1, easing: .easeOut).behind(by: share)),
          opacity: fading.behind(by: share), shape: .circle(radius: 46 - width / 2),
          stroke: inputs.stroke(width: width))
      })
  }

  private var fading: Track<Double> {
    Track(KeyFrame(0, 1), KeyFrame(0.3, 1, easing: .easeIn), KeyFrame(1, 0))
  }
}
