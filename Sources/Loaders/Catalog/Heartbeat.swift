internal import Geometry
internal import SceneGraph
internal import Timeline

/// A beat that runs along the trace of a heart monitor: `heartbeat`.
struct Heartbeat: Loader {
  let name = "heartbeat"
  let title = "Heartbeat"
  let summary =
    "A light runs along the trace of a heart monitor, long in the beat and short between."
  let family = Family.pulses
  let tags = ["heartbeat", "heart", "pulse", "monitor", "line", "health", "ecg"]
  let aliases = ["ecg"]
  let duration = 1.5
  let poster = 0.5
  let parts = [Part("line"), Part("trace", tint: .faded(0.2))]
  let parameters = [Parameter.stroke(3...10, 7)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let (left, right) = (4 + width / 2, 96 - width / 2)
    let trace = Shape.path(
      .polyline(
        Point(left, 50), Point(29, 50), Point(40, 18), Point(60, 82), Point(71, 50),
        Point(right, 50)))
    return Drawing(nodes: [
      Node(
        id: "trace", opacity: .constant(inputs.opacity(1)), shape: trace,
        stroke: inputs.stroke(1, width: width, join: .round)),
      Node(
        id: "line", shape: trace, stroke: inputs.stroke(width: width, join: .round),
        trim: Trim(start: .track(.ramp(0, 1)), length: .track(.swing(0.12, 0.45)))),
    ])
  }
}
