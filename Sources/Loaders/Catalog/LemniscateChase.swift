internal import Geometry
internal import SceneGraph
internal import Timeline

/// Dots of falling size that chase each other along a lying eight: `lemniscate-chase`.
struct LemniscateChase: Loader {
  let name = "lemniscate-chase"
  let title = "Chase on a lemniscate"
  let summary = "Dots of falling size chase each other along a lying eight."
  let family = Family.paths
  let tags = ["lemniscate", "infinity", "eight", "dots", "chase", "snake", "path"]
  let duration = 2.2
  let poster = 0.08
  let parts = [Part("dot")]
  let parameters = [
    Parameter.count(2...8, 5, of: "dots"), .radius(4...11, 9, of: "the first dot"),
    .stagger(0.02...0.1, 0.05),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let across = Track.cosine(50, 46 - radius)
    let down = Track.cosine(50, 22, periods: 2)
    return Drawing(
      nodes: [Place].row(of: inputs.count, spacing: 0).reversed().map { place in
        // (cos θ, sin 2θ): the second is a cosine an eighth of the iteration later.
        let lag = Double(place.index) * inputs.number("stagger")
        return Node(
          id: place.id("dot"),
          position: .coordinates(x: across.behind(by: lag), y: down.behind(by: lag + 0.125)),
          shape: .circle(radius: radius * (1 - 0.65 * place.progress)), fill: inputs.paint())
      })
  }
}
