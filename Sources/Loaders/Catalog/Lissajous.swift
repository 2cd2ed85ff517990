internal import Geometry
internal import SceneGraph
internal import Timeline

/// A light that runs along a curve of three waves by two: `lissajous`.
struct Lissajous: Loader {
  let name = "lissajous"
  let title = "Lissajous curve"
  let summary = "A line runs along a curve that swings three times down for two times across."
  let family = Family.paths
  let tags = ["lissajous", "curve", "line", "wave", "path", "knot", "science"]
  let aliases = ["knot"]
  let duration = 3.0
  let poster = 0.1
  let parts = [Part("line"), Part("track", tint: .faded(0.2))]
  let parameters = [Parameter.stroke(2...8, 6)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let curve = Shape.path(
      .harmonic(x: 2, y: 3, phase: 0, reach: 46 - width / 2, pieces: 12))
    return Drawing(nodes: [
      Node(
        id: "track", opacity: .constant(inputs.opacity(1)), shape: curve,
        stroke: inputs.stroke(1, width: width, join: .round)),
      Node(
        id: "line", shape: curve, stroke: inputs.stroke(width: width, join: .round),
        trim: Trim(start: .track(.ramp(0, 1)), length: .track(.swing(0.14, 0.34)))),
    ])
  }
}
