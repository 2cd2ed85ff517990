internal import Geometry
internal import SceneGraph
internal import Timeline

/// Two strands of dots that wind about each other: `helix`.
struct Helix: Loader {
  let name = "helix"
  let title = "Double helix"
  let summary = "Two strands of dots wind about each other."
  let family = Family.paths
  let tags = ["helix", "dna", "strands", "dots", "wave", "science", "twist"]
  let aliases = ["dna"]
  let duration = 1.8
  let poster = 0.1
  let parts = [Part("strand1"), Part("strand2", tint: .faded(0.4))]
  let parameters = [
    Parameter.count(3...9, 7, of: "dots in a strand"), .radius(3...6, 5.5, of: "a dot"),
    .stagger(0.02...0.12, 0.08),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let height = Track.cosine(0, 26)
    let row = [Place].row(of: inputs.count, width: 2 * radius, filling: 92, about: .zero)
    return Drawing(
      nodes: [1, 0].map { strand in
        Node(
          id: parts[strand].id, position: .fixed(Drawing.square.center),
          // The second strand is the first one upside down, which is half a turn behind it.
          scale: .uneven(x: .constant(1), y: .constant(strand == 0 ? 1 : -1)),
          opacity: .constant(inputs.opacity(strand)),
          children: row.map { place in
            Node(
              id: "\(parts[strand].id)dot\(place.index + 1)",
              position: .coordinates(
                x: .constant(place.point.x),
                y: height.behind(by: Double(place.index) * inputs.number("stagger"))),
              shape: .circle(radius: radius), fill: inputs.paint(strand))
          })
      })
  }
}
