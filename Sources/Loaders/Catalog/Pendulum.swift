internal import Geometry
internal import SceneGraph
internal import Timeline

/// A bob that swings on a rod: `pendulum`.
struct Pendulum: Loader {
  let name = "pendulum"
  let title = "Pendulum"
  let summary = "A bob swings on a rod from side to side."
  let family = Family.paths
  let tags = ["pendulum", "swing", "bob", "metronome", "physics", "time"]
  let aliases = ["metronome"]
  let duration = 1.6
  let poster = 0.1
  let parts = [Part("bob"), Part("rod", tint: .faded(0.5))]
  let parameters = [
    Parameter.radius(6...15, 13, of: "the bob"), .stroke(2...8, 5),
    Parameter(
      "angle", .own, .number(8...30), default: .number(27),
      summary: "How far the bob swings to each side, in degrees.", example: "20"),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let (radius, width) = (inputs.number("radius"), inputs.number("stroke"))
    let angle = inputs.number("angle")
    let pivot = Point(50, 9)
    let length = 93 - pivot.y - radius
    let reach = Affine.rotation(degrees: angle)(Point(length, 0)).y + radius
    let swing = Track.swing(-angle, angle, easing: .sineInOut)
    let bar = Path.polyline(Point(-2 * radius, 0), Point(2 * radius, 0))
    return Drawing(
      nodes: [
        // Mount and rod lie over each other, and are faint as one.
        Node(
          id: "mount", position: .fixed(pivot), opacity: .constant(inputs.opacity(1)),
          shape: .path(bar), stroke: inputs.stroke(1, width: width),
          children: [
            Node(
              id: "rod", rotation: .track(swing),
              shape: .path(.polyline(.zero, Point(0, length - radius))),
              stroke: inputs.stroke(1, width: width, cap: .butt))
          ]),
        Node(
          id: "swing", position: .fixed(pivot), rotation: .track(swing),
          children: [
            Node(
              id: "bob", position: .fixed(Point(0, length)), shape: .circle(radius: radius),
              fill: inputs.paint())
          ]),
      ], extent: Rect(x: 50 - reach, y: 4, width: 2 * reach, height: 89))
  }
}
