internal import Geometry
internal import SceneGraph
internal import Timeline

/// Bars that go up and down like those of a sound level: `bars-equalizer`.
struct BarsEqualizer: Loader {
  let name = "bars-equalizer"
  let title = "Equalizer"
  let summary = "Bars on one ground rise and fall, each in a rhythm of its own."
  let family = Family.bars
  let tags = ["bars", "equalizer", "equaliser", "audio", "music", "sound", "level"]
  let aliases = ["equalizer", "equaliser"]
  let duration = 1.8
  let parts = [Part("bar")]
  let parameters = [Parameter.count(3...9, 5, of: "bars")]

  private let breadth = 84.0
  private let height = 76.0

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = breadth / (1.55 * Double(inputs.count) - 0.55)
    return Drawing(
      nodes: [Place].row(
        of: inputs.count, width: width, filling: breadth, about: Point(50, 50 + height / 2)
      ).map { place in
        Node(
          id: place.id("bar"), position: .fixed(place.point),
          // Steps of the golden ratio keep neighbours apart, however many there are.
          scale: .uneven(
            x: .constant(1), y: level.ahead(by: 0.618 * Double(place.index))),
          shape: .standingBar(width: width, height: height), fill: inputs.paint())
      })
  }

  private var level: Track<Double> {
    Track(
      KeyFrame(0, 0.3, easing: .easeInOut), KeyFrame(0.18, 0.85, easing: .easeInOut),
      KeyFrame(0.38, 0.45, easing: .easeInOut), KeyFrame(0.6, 1, easing: .easeInOut),
      KeyFrame(0.8, 0.55, easing: .easeInOut), KeyFrame(0.88, 0.65, easing: .easeInOut),
      KeyFrame(1, 0.3))
  }
}
