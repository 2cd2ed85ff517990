internal import Geometry
internal import SceneGraph
internal import Timeline

/// Planets round a sun, behind it and before it: `planets`.
struct Planets: Loader {
  let name = "planets"
  let title = "Planets"
  let summary = "Three planets go round a sun, four times, twice and once, behind it and before it."
  let family = Family.depth
  let tags = ["planets", "sun", "orbit", "solar", "space", "depth", "astronomy"]
  let aliases = ["solar-system"]
  let duration = 6.0
  let poster = 0.07
  let parts = [
    Part("planet1", Color(hex: 0xE0555B), tint: .lightened(0.35)),
    Part("planet2", Color(hex: 0x2FA36B), tint: .lightened(0.35)),
    Part("planet3", Color(hex: 0x3B82EB), tint: .lightened(0.35)),
    Part("sun", Color(hex: 0xDE9A1B)),
    Part("orbit", Color(hex: 0x888888), tint: .faded(0.75)),
  ]
  let parameters = [Parameter.stroke(1...3, 1.5)]

  /// As Kepler's third law has it: the cubes of the radii are as the squares of the times.
  private let planets: [(orbit: Double, turns: Int, radius: Double, lead: Double)] = [
    (17, 4, 3.6, 0), (27, 2, 5.2, 0.5), (42.5, 1, 6, 0),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let circles = planets.map { TiltedCircle(radius: $0.orbit, flatness: 0.5, tilt: -24) }
    let orbits = Node(
      id: "orbits", opacity: .constant(0.4 * inputs.opacity(4)),
      shape: .path(Path(circles.flatMap(\.outline.subpaths))),
      stroke: inputs.stroke(4, width: inputs.number("stroke"), cap: .butt))
    let sun = Node(
      id: "sun", position: .fixed(Drawing.square.center), shape: .circle(radius: 10),
      fill: inputs.paint(3))
    let bodies = zip(planets, circles).enumerated().map { index, body in
      let (planet, circle) = body
      return Node(
        id: parts[index].id, position: circle.position(turns: planet.turns, lead: planet.lead),
        shape: .circle(radius: planet.radius), fill: inputs.paint(index))
    }
    return Drawing(
      nodes: [orbits, sun] + bodies,
      order: .byNearness(of: 5) { body, progress in
        guard body > 1 else { return body == 1 ? 0 : -9 }
        let planet = planets[body - 2]
        let isNear = TiltedCircle.isNear(
          at: progress, turns: planet.turns, lead: planet.lead)
        return isNear ? Double(body) : Double(-body)
      })
  }
}
