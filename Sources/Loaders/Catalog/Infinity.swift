internal import Geometry
internal import SceneGraph
internal import Timeline

/// An arc that runs along a lying eight: `infinity`.
struct Infinity: Loader {
  let name = "infinity"
  let title = "Infinity"
  let summary = "A line runs along a lying eight, longer and shorter by turns."
  let family = Family.paths
  let tags = ["infinity", "eight", "loop", "line", "endless", "path"]
  let aliases = ["figure-eight"]
  let duration = 1.8
  let poster = 0.6
  let parts = [Part("line"), Part("track", tint: .faded(0.2))]
  let parameters = [Parameter.stroke(3...14, 9)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let eight = Shape.path(eight(reach: 46 - width / 2))
    return Drawing(nodes: [
      Node(
        id: "track", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(1)), shape: eight,
        stroke: inputs.stroke(1, width: width, join: .round)),
      Node(
        id: "line", position: .fixed(Drawing.square.center), shape: eight,
        stroke: inputs.stroke(width: width, join: .round),
        trim: Trim(start: .track(.ramp(0, 1)), length: .track(.swing(0.2, 0.5)))),
    ])
  }

  /// Two half circles, joined by curves that cross in the middle.
  private func eight(reach: Double) -> Path {
    let radius = (reach * 0.48).rounded()
    let across = reach - radius
    func curve(_ side: Double, _ height: Double) -> CubicCurve {
      CubicCurve(
        from: .zero, Point(side * across * 0.35, height * radius * 0.5),
        Point(side * across * 0.5, height * radius), to: Point(side * across, height * radius))
    }
    func back(_ curve: CubicCurve) -> PathSegment {
      .cubic(CubicCurve(from: curve.end, curve.control2, curve.control1, to: curve.start))
    }
    func bow(_ side: Double) -> PathSegment {
      .arc(
        Arc(center: Point(side * across, 0), radius: radius, startAngle: -90, sweep: side * 180))
    }
    return Path([
      .init(
        start: .zero,
        segments: [
          .cubic(curve(1, -1)), bow(1), back(curve(1, 1)), .cubic(curve(-1, -1)), bow(-1),
          back(curve(-1, 1)),
        ], isClosed: true)
    ])
  }
}
