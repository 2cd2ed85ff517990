internal import Geometry
internal import SceneGraph
internal import Timeline

/// Rounded bars that float up and down on a wave: `bars-wave`.
struct BarsWave: Loader {
  let name = "bars-wave"
  let title = "Wave of bars"
  let summary = "Rounded bars float up and down on a wave that runs through them."
  let family = Family.bars
  let tags = ["bars", "wave", "float", "pills", "rounded", "sine"]
  let aliases = ["pills"]
  let duration = 1.3
  let parts = [Part("bar")]
  let parameters = [Parameter.count(3...9, 5, of: "bars"), .stagger(0.04...0.2, 0.12)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = 88 / (1.7 * Double(inputs.count) - 0.7)
    let height = 48.0
    let wave = Track.swing(94 - height / 2, 6 + height / 2, easing: .sineInOut)
    return Drawing(
      nodes: [Place].row(of: inputs.count, width: width, filling: 88).map { place in
        Node(
          id: place.id("bar"),
          position: .coordinates(
            x: .constant(place.point.x),
            y: wave.behind(by: Double(place.index) * inputs.number("stagger"))),
          shape: .rectangle(Size(width, height), cornerRadius: width / 2), fill: inputs.paint())
      })
  }
}
