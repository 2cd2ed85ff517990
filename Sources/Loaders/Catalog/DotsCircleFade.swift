internal import Geometry
internal import SceneGraph
internal import Timeline

/// A circle of dots in which a light runs round: `dots-circle-fade`.
struct DotsCircleFade: Loader {
  let name = "dots-circle-fade"
  let title = "Circle of fading dots"
  let summary = "Dots on a circle light up in turn and fade slowly."
  let family = Family.dots
  let tags = ["dots", "circle", "fade", "ring", "spinner", "tail"]
  let aliases = ["circle-fade", "fading-circle"]
  let duration = 1.0
  let seam = Seam.turn
  let parts = [Part("dot")]
  let parameters = [Parameter.count(5...12, 8, of: "dots"), .radius(5...9, 8.5, of: "a dot")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let light = Track(
      KeyFrame(0, 1, easing: .easeOut), KeyFrame(0.85, 0.14, easing: .easeInOut), KeyFrame(1, 1))
    return Drawing(
      nodes: [Place].ring(of: inputs.count, radius: 46 - radius).map { place in
        Node(
          id: place.id("dot"), position: .fixed(place.point),
          opacity: light.behind(by: place.share), shape: .circle(radius: radius),
          fill: inputs.paint())
      })
  }
}
