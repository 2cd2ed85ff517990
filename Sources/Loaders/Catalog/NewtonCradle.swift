internal import Geometry
internal import SceneGraph
internal import Timeline

/// Balls on strings of which the outer ones swing and knock by turns: `newton-cradle`.
struct NewtonCradle: Loader {
  let name = "newton-cradle"
  let title = "Newton's cradle"
  let summary = "The outer balls of a row on strings swing out by turns and knock against the row."
  let family = Family.paths
  let tags = ["newton", "cradle", "pendulum", "balls", "knock", "physics"]
  let aliases = ["newtons-cradle"]
  let duration = 1.3
  let poster = 0.25
  let seam = Seam.turn
  let parts = [Part("ball"), Part("stand", tint: .faded(0.5))]
  let parameters = [Parameter.count(3...7, 5, of: "balls"), .stroke(1...4, 2)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = min(30 / Double(inputs.count), 8)
    let width = inputs.number("stroke")
    let (top, length) = (15.0, 64.0)
    let row = [Place].row(of: inputs.count, spacing: 2 * radius, about: Point(50, top))
    let edge = row[0].point.x
    // As far out as the ball still keeps to the margin.
    let angle = (edge - 4 - radius) / length * 180 / Double.pi
    return Drawing(
      nodes: row.map { place in
        Node(
          id: place.id("pendulum"), position: .fixed(place.point),
          rotation: place.index == 0
            ? .track(swing(angle))
            : place.index == place.count - 1 ? swing(-angle).ahead(by: 0.5) : .constant(0),
          children: [
            Node(
              id: place.id("string"), opacity: .constant(inputs.opacity(1)),
              shape: .path(.polyline(Point(0, width), Point(0, length - radius))),
              stroke: inputs.stroke(1, width: width, cap: .butt)),
            Node(
              id: place.id("ball"), position: .fixed(Point(0, length)),
              shape: .circle(radius: radius), fill: inputs.paint()),
          ])
      } + [
        Node(
          id: "beam", opacity: .constant(inputs.opacity(1)),
          shape: .path(.polyline(Point(edge - 8, top), Point(108 - edge, top))),
          stroke: inputs.stroke(1, width: 2 * width))
      ])
  }

  private func swing(_ angle: Double) -> Track<Double> {
    .beat(0, angle, within: 0.5, rising: .sineOut, falling: .sineIn)
  }
}
