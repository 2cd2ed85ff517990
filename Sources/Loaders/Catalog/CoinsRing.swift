internal import Geometry
internal import SceneGraph
internal import Timeline

/// Coins on a circle that is seen from the side, near ones large and in front: `coins-ring`.
struct CoinsRing: Loader {
  let name = "coins-ring"
  let title = "Coins on a ring"
  let summary = "Coins go round on a flat circle, near ones large and in front of far ones."
  let family = Family.depth
  let tags = ["coins", "money", "orbit", "depth", "circle", "payment", "three"]
  let aliases = ["coins-three"]
  let duration = 1.8
  let poster = 0.1
  let parts = [
    Part("coin", Color(hex: 0xD0901A)), Part("sign", Color(hex: 0xFFE7AE), tint: .highlight(0.75)),
    Part("rim", Color(hex: 0x9C6508), tint: .highlight(1)),
  ]
  let parameters = [
    Parameter.count(2...4, 3, of: "coins"),
    Parameter(
      "symbol", .own, .choice(CoinSign.allCases.map { ParameterKind.Choice($0.rawValue) }),
      default: .word(CoinSign.star.rawValue), summary: "The sign that the coins carry.",
      example: "euro"),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let outline = inputs.arguments.word("symbol").flatMap(CoinSign.init)?.outline
    let stage = Rect(x: 0, y: 0, width: 100, height: 60)
    let radius = 15.0
    let orbit = DepthOrbit(
      count: inputs.count, center: stage.center, radiusX: 33, radiusY: 8, depth: 0.3)
    return Drawing(
      stage: stage,
      nodes: (0..<inputs.count).map { index in
        Node(
          id: "coin\(index + 1)", position: orbit.position(index), scale: orbit.scale(index),
          shape: .circle(radius: radius - 1), fill: inputs.paint(0),
          stroke: inputs.stroke(2, width: 2, cap: .butt),
          children: outline.map { outline in
            [
              Node(
                id: "sign\(index + 1)", opacity: .constant(inputs.opacity(1)),
                shape: .path(outline), fill: inputs.paint(1))
            ]
          } ?? [])
      }, order: orbit.order, extent: orbit.extent(radius: radius))
  }
}
