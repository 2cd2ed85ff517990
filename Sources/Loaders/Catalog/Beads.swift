internal import Geometry
internal import SceneGraph
internal import Timeline

/// Beads on a tilted circle that are told one by one, near ones large: `beads`.
struct Beads: Loader {
  let name = "beads"
  let title = "String of beads"
  let summary = "Beads on a tilted circle go on by one place at a time, larger when near."
  let family = Family.depth
  let tags = ["beads", "necklace", "orbit", "dots", "circle", "tilted", "depth"]
  let aliases = ["necklace"]
  let duration = 0.7
  let parts = [Part("bead")]
  let parameters = [
    Parameter.count(5...12, 8, of: "beads"), .radius(4...8, 7, of: "a bead"),
    Parameter(
      "tilt", .own, .number(-45...45), default: .number(-24),
      summary: "How far the circle is turned, in degrees clockwise.", example: "30"),
  ]

  private let easing = Easing.cubicBezier(CubicBezierEasing(0.6, 0, 0.4, 1))

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let places = TiltedCircle(
      radius: 45 - radius, flatness: 0.5, tilt: inputs.number("tilt")
    ).places(inputs.count)
    return Drawing(
      nodes: zip(places, places.dropFirst()).enumerated().map { index, ends in
        let (start, end) = ends
        let way = MotionPath([.line(LineSegment(from: start.point, to: end.point))])
        return Node(
          id: "bead\(index + 1)",
          position: .along(way, distance: .track(.ramp(0, way.length, easing: easing))),
          scale: .uniform(
            .track(
              .ramp(1 + 0.45 * start.nearness, 1 + 0.45 * end.nearness, easing: easing))),
          shape: .circle(radius: radius), fill: inputs.paint())
      })
  }
}
