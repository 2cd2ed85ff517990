internal import Geometry
internal import SceneGraph
internal import Timeline

/// A circle of dots with a wave of size that runs round: `dots-circle-scale`.
struct DotsCircleScale: Loader {
  let name = "dots-circle-scale"
  let title = "Circle of scaling dots"
  let summary = "A wave of size runs round a circle of dots."
  let family = Family.dots
  let tags = ["dots", "circle", "scale", "ring", "grow", "shrink", "spinner"]
  let aliases = ["circle-scale"]
  let duration = 1.1
  let parts = [Part("dot")]
  let parameters = [Parameter.count(5...12, 8, of: "dots"), .radius(6...10, 9.5, of: "a dot")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    return Drawing(
      nodes: [Place].ring(of: inputs.count, radius: 46 - radius).map { place in
        Node(
          id: place.id("dot"), position: .fixed(place.point),
          scale: .uniform(Track.swing(1, 0.2, at: 0.7).behind(by: place.share)),
          shape: .circle(radius: radius), fill: inputs.paint())
      })
  }
}
