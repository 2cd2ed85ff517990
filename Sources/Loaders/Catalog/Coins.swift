internal import Geometry
internal import SceneGraph
internal import Timeline

/// Two coins that swap places, one passing near and one far: `coins`.
struct Coins: Loader {
  let name = "coins"
  let title = "Two coins"
  let summary = "Two coins swap places; the one going left passes in front, the other behind."
  let family = Family.depth
  let tags = ["coins", "money", "currency", "swap", "depth", "payment"]
  let aliases = ["coin"]
  let duration = 0.8
  let seam = Seam.turn
  let parts = [
    Part("coin1", Color(255, 218, 134)), Part("coin2", Color(245, 229, 216), tint: .lightened(0.4)),
    Part("sign1", Color(255, 197, 44), tint: .highlight(0.6)),
    Part("sign2", Color(237, 215, 199), tint: .highlight(0.6)),
  ]
  let parameters = [
    Parameter(
      "scale", .own, .number(0.5...1.9), default: .number(1.25),
      summary: "How large a coin gets at most, when it passes near, as a multiple of its size.",
      example: "1.4"),
    Parameter(
      "symbol", .own,
      .choice(
        CoinSign.allCases.map { sign in
          ParameterKind.Choice(sign.rawValue, aliases: sign == .yen ? ["yuan"] : [])
        }),
      default: .word(CoinSign.yen.rawValue),
      summary: "The sign that the coins carry.", example: "euro"),
  ]

  private let stage = Rect(x: 0, y: 0, width: 80, height: 50)
  private let diameter = 32.0

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let nearest = inputs.arguments.number("scale") ?? 1.25
    let outline = inputs.arguments.word("symbol").flatMap(CoinSign.init)?.outline
    return Drawing(
      stage: stage,
      nodes: (0...1).map { index in
        let half = Double(index) / 2
        return Node(
          id: parts[index].id,
          position: .along(way, distance: .track(thereAndBack, .ahead(by: half))),
          scale: .uniform(.track(nearness(nearest - 1), .ahead(by: 0.75 - half))),
          shape: .circle(radius: diameter / 2), fill: inputs.paint(index),
          children: outline.map { outline in
            [
              Node(
                id: parts[index + 2].id, opacity: .constant(inputs.opacity(index + 2)),
                shape: .path(outline), fill: inputs.paint(index + 2))
            ]
          } ?? [])
      },
      order: .track(Track(KeyFrame(0, [0, 1]), KeyFrame(0.5, [1, 0]))),
      extent: extent(nearest: nearest))
  }

  /// All that the coins reach. Leaving an edge, a coin moves faster than it grows as long as
  /// 16·|k|·2π < 96, so that only its height leaves the stage, by the larger of near and far.
  private func extent(nearest: Double) -> Rect {
    let reach = diameter / 2 * (1 + abs(nearest - 1))
    return Rect(x: 0, y: stage.center.y - reach, width: stage.width, height: 2 * reach)
  }

  private var way: MotionPath {
    let middle = stage.center.y
    return MotionPath([
      .line(
        LineSegment(
          from: Point(diameter / 2, middle), to: Point(stage.maxX - diameter / 2, middle)))
    ])
  }

  /// To the right edge and back at constant speed.
  private var thereAndBack: Track<Double> {
    Track(KeyFrame(0, 0), KeyFrame(0.5, way.length), KeyFrame(1, 0))
  }

  /// 1 − k·cos(2πp), from far to near and back: begun three quarters ahead it is 1 − k·sin(2πp).
  ///
  /// With a from −1 to 1 over the way, that is 1 − k·cos(a·π/2) to the right, plus on the way back.
  private func nearness(_ k: Double) -> Track<Double> {
    Track(
      KeyFrame(0, 1 - k, easing: .sineInOut), KeyFrame(0.5, 1 + k, easing: .sineInOut),
      KeyFrame(1, 1 - k))
  }
}
