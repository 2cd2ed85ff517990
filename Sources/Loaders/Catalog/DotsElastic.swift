internal import Geometry
internal import SceneGraph
internal import Timeline

/// Dots that are pulled long and swing back: `dots-elastic`.
struct DotsElastic: Loader {
  let name = "dots-elastic"
  let title = "Elastic dots"
  let summary = "Dots in a row are pulled long one after the other and wobble back to round."
  let family = Family.dots
  let tags = ["dots", "elastic", "jelly", "wobble", "stretch", "squash", "row"]
  let aliases = ["elastic-dots", "jelly-dots"]
  let duration = 1.3
  let poster = 0.12
  let parts = [Part("dot")]
  let parameters = [Parameter.count(2...6, 3, of: "dots"), .stagger(0...0.2, 0.12)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let row = RowOfDots(inputs.count, within: 90)
    return Drawing(
      nodes: row.places.map { place in
        let lag = Double(place.index) * inputs.number("stagger")
        return Node(
          id: place.id("dot"), position: .fixed(place.point),
          scale: .uneven(
            x: wobble(-0.3).behind(by: lag), y: wobble(0.9).behind(by: lag)),
          shape: .circle(radius: row.radius), fill: inputs.paint())
      })
  }

  /// Ever smaller swings about 1, the first by a reach that may be negative.
  private func wobble(_ reach: Double) -> Track<Double> {
    Track(
      KeyFrame(0, 1, easing: .easeInOut), KeyFrame(0.15, 1 + reach, easing: .easeInOut),
      KeyFrame(0.32, 1 - reach * 0.45, easing: .easeInOut),
      KeyFrame(0.46, 1 + reach * 0.2, easing: .easeInOut), KeyFrame(0.6, 1), KeyFrame(1, 1))
  }
}
