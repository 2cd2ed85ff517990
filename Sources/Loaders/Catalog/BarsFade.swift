internal import Geometry
internal import SceneGraph
internal import Timeline

/// Bars side by side that light up and fade in turn: `bars-fade`.
struct BarsFade: Loader {
  let name = "bars-fade"
  let title = "Fading bars"
  let summary = "Bars side by side light up and fade one after the other."
  let family = Family.bars
  let tags = ["bars", "fade", "blink", "row", "rectangles", "three"]
  let aliases = ["fading-bars"]
  let duration = 1.1
  let poster = 0.3
  let seam = Seam.turn
  let parts = [Part("bar")]
  let parameters = [Parameter.count(2...7, 3, of: "bars"), .stagger(0...0.25, 0.17)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = min(84 / (1.5 * Double(inputs.count) - 0.5), 24)
    let light = Track.beat(0.2, 1, within: 0.75, rising: .easeOut, falling: .easeInOut)
    return Drawing(
      nodes: [Place].row(of: inputs.count, spacing: 1.5 * width).map { place in
        Node(
          id: place.id("bar"), position: .fixed(place.point),
          opacity: light.behind(by: Double(place.index) * inputs.number("stagger")),
          shape: .rectangle(Size(width, 76), cornerRadius: width / 5), fill: inputs.paint())
      })
  }
}
