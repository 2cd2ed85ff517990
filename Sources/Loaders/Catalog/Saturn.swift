internal import Geometry
internal import SceneGraph
internal import Timeline

/// A planet with a ring, on which a moon goes behind it and before it: `saturn`.
struct Saturn: Loader {
  let name = "saturn"
  let title = "Saturn"
  let summary = "A moon runs along the ring of a planet, behind it and before it."
  let family = Family.depth
  let tags = ["saturn", "planet", "ring", "moon", "orbit", "space", "depth"]
  let aliases = ["moon"]
  let duration = 2.0
  let poster = 0.12
  let parts = [
    Part("planet", Color(hex: 0xE0802F)),
    Part("ring", Color(hex: 0x7C8BEE), tint: .lightened(0.4)),
    Part("moon", Color(hex: 0x5566DD), tint: .lightened(0.4)),
  ]
  let parameters = [Parameter.stroke(2...8, 5), .radius(14...28, 25, of: "the planet")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let circle = TiltedCircle(radius: 42, flatness: 0.34, tilt: -24)
    func half(_ id: String, from degrees: Double) -> Node {
      let arc = Arc(
        center: .zero, radiusX: circle.radius, radiusY: circle.flatness * circle.radius,
        startAngle: degrees, sweep: 180)
      return Node(
        id: id, position: .fixed(circle.center), rotation: .constant(circle.tilt),
        shape: .path(Path([.init(start: arc.start, segments: [.arc(arc)], isClosed: false)])),
        stroke: inputs.stroke(1, width: inputs.number("stroke"), cap: .butt))
    }
    return Drawing(
      nodes: [
        half("far", from: 180),
        Node(
          id: "planet", position: .fixed(circle.center),
          shape: .circle(radius: inputs.number("radius")), fill: inputs.paint()),
        half("near", from: 0),
        Node(
          id: "moon", position: circle.position(), scale: .uniform(circle.nearness(0.25)),
          shape: .circle(radius: 7), fill: inputs.paint(2)),
      ],
      order: .byNearness(of: 4) { body, progress in
        body < 3 ? Double(body - 1) : TiltedCircle.isNear(at: progress) ? 2 : -0.5
      })
  }
}
