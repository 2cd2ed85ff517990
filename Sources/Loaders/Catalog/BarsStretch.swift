internal import Geometry
internal import SceneGraph
internal import Timeline

/// Bars about one line that stretch one after the other: `bars-stretch`.
struct BarsStretch: Loader {
  let name = "bars-stretch"
  let title = "Stretching bars"
  let summary = "Bars about one line stretch up and down, one after the other."
  let family = Family.bars
  let tags = ["bars", "stretch", "scale", "wave", "audio", "rectangles", "five"]
  let aliases = ["stretch"]
  let duration = 1.2
  let poster = 0.42
  let parts = [Part("bar")]
  let parameters = [Parameter.count(3...9, 5, of: "bars"), .stagger(0...0.15, 0.09)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = 84 / (1.6 * Double(inputs.count) - 0.6)
    let height = Track.beat(0.4, 1, within: 0.6)
    return Drawing(
      nodes: [Place].row(of: inputs.count, width: width, filling: 84).map { place in
        Node(
          id: place.id("bar"), position: .fixed(place.point),
          scale: .uneven(
            x: .constant(1), y: height.behind(by: Double(place.index) * inputs.number("stagger"))),
          shape: .bar(width: width, height: 80), fill: inputs.paint())
      })
  }
}
