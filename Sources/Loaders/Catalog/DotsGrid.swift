internal import Geometry
internal import SceneGraph
internal import Timeline

/// A grid of dots in which waves of size spread from the middle: `dots-grid`.
struct DotsGrid: Loader {
  let name = "dots-grid"
  let title = "Grid of dots"
  let summary = "Waves of size spread from the middle of a grid of dots."
  let family = Family.dots
  let tags = ["dots", "grid", "pulse", "matrix", "wave", "nine"]
  let aliases = ["grid-pulse"]
  let duration = 1.3
  let poster = 0.25
  let parts = [Part("dot")]
  let parameters = [Parameter.count(2...5, 3, of: "dots in a row"), .stagger(0...0.4, 0.22)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let spacing = 92 / (Double(inputs.count) - 0.24)
    return Drawing(
      nodes: [Place].grid(columns: inputs.count, rows: inputs.count, spacing: spacing).map {
        place in
        let distance = place.point.distance(to: Drawing.square.center) / spacing
        return Node(
          id: place.id("dot"), position: .fixed(place.point),
          scale: .uniform(
            Track.swing(1, 0.34).behind(by: distance * inputs.number("stagger"))),
          shape: .circle(radius: spacing * 0.38), fill: inputs.paint())
      })
  }
}
