internal import Geometry
internal import SceneGraph
internal import Timeline

/// Dots in a row that fade one after the other: `dots-fade`.
struct DotsFade: Loader {
  let name = "dots-fade"
  let title = "Fading dots"
  let summary = "Dots in a row light up and fade one after the other."
  let family = Family.dots
  let tags = ["dots", "fade", "blink", "row", "three", "simple"]
  let aliases = ["fading-dots"]
  let duration = 1.2
  let poster = 0.3
  let seam = Seam.turn
  let parts = [Part("dot")]
  let parameters = [Parameter.count(2...7, 3, of: "dots"), .stagger(0...0.25, 0.16)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let row = RowOfDots(inputs.count)
    let light = Track.beat(0.25, 1, within: 0.75, rising: .easeOut, falling: .easeInOut)
    return Drawing(
      nodes: row.places.map { place in
        Node(
          id: place.id("dot"), position: .fixed(place.point),
          opacity: light.behind(by: Double(place.index) * inputs.number("stagger")),
          shape: .circle(radius: row.radius), fill: inputs.paint())
      })
  }
}
