internal import Geometry
internal import SceneGraph
internal import Timeline

/// Dots in a row that bounce one after the other: `dots-bounce`.
struct DotsBounce: Loader {
  let name = "dots-bounce"
  let title = "Bouncing dots"
  let summary = "Dots in a row jump one after the other."
  let family = Family.dots
  let tags = ["dots", "bounce", "jump", "wave", "row", "three"]
  let aliases = ["bounce"]
  let duration = 1.05
  let poster = 0.22
  let seam = Seam.turn
  let parts = [Part("dot")]
  let parameters = [
    Parameter.count(1...7, 3, of: "dots"), .radius(3...12, 10, of: "a dot"),
    .stagger(0...0.3, 0.11),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let ground = 64.0
    let jump = Track.beat(
      ground, ground - 34, within: 0.55, rising: .cubicBezier(CubicBezierEasing(0.2, 0.6, 0.4, 1)),
      falling: .cubicBezier(CubicBezierEasing(0.6, 0, 0.8, 0.4)))
    return Drawing(
      nodes: [Place].row(of: inputs.count, width: 2 * radius, filling: 88).map { place in
        Node(
          id: place.id("dot"),
          position: .coordinates(
            x: .constant(place.point.x),
            y: jump.behind(by: Double(place.index) * inputs.number("stagger"))),
          shape: .circle(radius: radius), fill: inputs.paint())
      })
  }
}
