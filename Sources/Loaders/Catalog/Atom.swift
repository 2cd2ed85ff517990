internal import Geometry
internal import SceneGraph
internal import Timeline

/// Electrons on three orbits about a nucleus: `atom`.
struct Atom: Loader {
  let name = "atom"
  let title = "Atom"
  let summary = "Three electrons go round a nucleus on three flat orbits."
  let family = Family.paths
  let tags = ["atom", "electron", "orbit", "nucleus", "science", "physics", "react"]
  let aliases = ["electrons"]
  let duration = 1.8
  let parts = [Part("electron"), Part("nucleus"), Part("orbit", tint: .faded(0.3))]
  let parameters = [Parameter.stroke(1.5...5, 4), .radius(3...8, 6.5, of: "an electron")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let (long, short) = (46 - radius, 17.0)
    let across = Track.cosine(0, long)
    let down = Track.cosine(0, short)
    return Drawing(
      nodes: (0...2).map { index in
        let lead = Double(index) / 3
        return Node(
          id: "orbit\(index + 1)", position: .fixed(Drawing.square.center),
          rotation: .constant(30 + 60 * Double(index)),
          children: [
            Node(
              id: "line\(index + 1)", opacity: .constant(inputs.opacity(2)),
              shape: .ellipse(radiusX: long, radiusY: short),
              stroke: inputs.stroke(2, width: inputs.number("stroke"), cap: .butt)),
            Node(
              id: "electron\(index + 1)",
              position: .coordinates(
                x: across.ahead(by: lead), y: down.ahead(by: lead - 0.25)),
              shape: .circle(radius: radius), fill: inputs.paint(0)),
          ])
      } + [
        Node(
          id: "nucleus", position: .fixed(Drawing.square.center),
          opacity: .constant(inputs.opacity(1)), shape: .circle(radius: 9),
          fill: inputs.paint(1))
      ])
  }
}
