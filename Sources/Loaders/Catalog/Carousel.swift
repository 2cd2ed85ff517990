internal import Geometry
internal import SceneGraph
internal import Timeline

/// Cards on a carousel that goes on by one card at a time: `carousel`.
struct Carousel: Loader {
  let name = "carousel"
  let title = "Carousel"
  let summary = "Cards on a circle go on by one place with a swing; the near one is in front."
  let family = Family.depth
  let tags = ["carousel", "cards", "gallery", "slider", "cover-flow", "depth", "shuffle"]
  let aliases = ["cards"]
  let duration = 1.1
  let parts = [
    Part("card", Color(hex: 0x4F7DF0)), Part("edge", Color(hex: 0xE8EEFF), tint: .highlight(1)),
  ]
  let parameters = [
    Parameter.count(3...6, 4, of: "cards"), .radius(0...16, 7, of: "the corners"),
  ]

  private let easing = Easing.cubicBezier(CubicBezierEasing(0.7, 0, 0.2, 1))

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let places = TiltedCircle(radius: 31, flatness: 0).places(inputs.count, from: 0.25)
    let moves = zip(places, places.dropFirst()).map { start, end in
      let scale = [start, end].map { 0.76 + 0.24 * $0.nearness }
      return (start: start, end: end, scale: Track.ramp(scale[0], scale[1], easing: easing))
    }
    return Drawing(
      nodes: moves.enumerated().map { index, move in
        let way = MotionPath([.line(LineSegment(from: move.start.point, to: move.end.point))])
        return Node(
          id: "card\(index + 1)",
          position: .along(way, distance: .track(.ramp(0, way.length, easing: easing))),
          scale: .uniform(.track(move.scale)),
          shape: .rectangle(Size(40, 62), cornerRadius: inputs.number("radius")),
          fill: inputs.paint(0), stroke: inputs.stroke(1, width: 3, cap: .butt))
      },
      order: .byNearness(of: inputs.count) { moves[$0].scale.value(at: $1) })
  }
}
