internal import Geometry
internal import SceneGraph
internal import Timeline

/// A piece that runs along a bar, longer and shorter by turns: `progress-indeterminate`.
struct ProgressIndeterminate: Loader {
  let name = "progress-indeterminate"
  let title = "Indeterminate bar"
  let summary = "A piece runs along a bar with a swing, and comes in again where it goes out."
  let family = Family.progress
  let tags = ["progress", "bar", "indeterminate", "linear", "line", "material"]
  let aliases = ["progress-bar", "linear"]
  let duration = 1.7
  let poster = 0.4
  let parts = [Part("bar"), Part("track", tint: .faded(0.2))]
  let parameters = [Parameter.stroke(2...24, 10)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let line = ProgressLine(width: inputs.number("stroke"))
    return Drawing(
      stage: line.stage,
      nodes: [
        line.track(inputs, part: 1),
        Node(
          id: "bar", shape: line.shape, stroke: inputs.stroke(width: line.width),
          trim: Trim(
            start: .track(
              .ramp(0, 1, easing: .cubicBezier(CubicBezierEasing(0.6, 0.25, 0.4, 0.75)))),
            length: .track(.swing(0.12, 0.55)))),
      ])
  }
}
