internal import Geometry
internal import SceneGraph
internal import Timeline

/// Dots that run after each other on a circle, each smaller than the one before: `dots-chase`.
struct DotsChase: Loader {
  let name = "dots-chase"
  let title = "Chasing dots"
  let summary =
    "Dots of falling size chase each other round a circle, close at the top, far apart below."
  let family = Family.dots
  let tags = ["dots", "chase", "circle", "follow", "tail", "snake", "spinner"]
  let aliases = ["chase", "tail-chase"]
  let duration = 1.4
  let poster = 0.5
  let parts = [Part("dot")]
  let parameters = [
    Parameter.count(2...7, 5, of: "dots"), .radius(5...13, 10, of: "the first dot"),
    .stagger(0.03...0.1, 0.07),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let way = ClosedWay.circle(radius: 46 - radius)
    return Drawing(
      // The first dot comes last, in front of the others.
      nodes: (0..<inputs.count).reversed().map { index in
        Node(
          id: "dot\(index + 1)",
          position: way.position(
            ahead: -Double(index) * inputs.number("stagger"),
            easing: .cubicBezier(CubicBezierEasing(0.55, 0.12, 0.45, 0.88))),
          shape: .circle(radius: radius * (1 - 0.12 * Double(index))), fill: inputs.paint())
      })
  }
}
