internal import Geometry
internal import SceneGraph
internal import Timeline

/// A wave of size through a row of dots: `dots-scale`.
struct DotsScale: Loader {
  let name = "dots-scale"
  let title = "Scaling dots"
  let summary = "A wave of size runs through a row of dots."
  let family = Family.dots
  let tags = ["dots", "scale", "grow", "shrink", "wave", "row", "three"]
  let aliases = ["dots-pulse"]
  let duration = 1.2
  let poster = 0.38
  let parts = [Part("dot")]
  let parameters = [Parameter.count(2...7, 3, of: "dots"), .stagger(0...0.25, 0.14)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let row = RowOfDots(inputs.count, within: 94, atMost: 13)
    let size = Track.beat(0.4, 1, within: 0.8)
    return Drawing(
      nodes: row.places.map { place in
        Node(
          id: place.id("dot"), position: .fixed(place.point),
          scale: .uniform(size.behind(by: Double(place.index) * inputs.number("stagger"))),
          shape: .circle(radius: row.radius), fill: inputs.paint())
      })
  }
}
