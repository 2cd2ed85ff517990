internal import Geometry
internal import SceneGraph
internal import Timeline

/// Two balls that circle a third and touch it: `balls`.
struct Balls: Loader {
  let name = "balls"
  let title = "Three balls"
  let summary = "Two balls swing around a third, grow, roll over it and go home."
  let family = Family.orbits
  let tags = ["balls", "dots", "orbit", "circle", "grow", "three"]
  let aliases = ["ball"]
  let duration = 1.6
  let parts = [
    Part("ball1", Color(54, 136, 250)),
    Part("ball2", Color(100, 100, 100), dark: Color(153, 153, 153)),
    Part("ball3", Color(234, 67, 69)),
  ]
  let parameters = [
    Parameter(
      "scale", .own, .number(0.5...3), default: .number(1.5),
      summary: "How large a ball gets at most, as a multiple of its size at rest.",
      example: "1.4")
  ]

  private let stage = Rect(x: 0, y: 0, width: 100, height: 100)
  private let diameter = 13.0
  private let margin = 3.0

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let scale = inputs.arguments.number("scale") ?? 1.5
    let growth = growth(to: scale, duration: inputs.duration)
    let path = path(grownRadius: diameter * scale / 2)
    let distance = Animated.track(equalShares(of: path), .eased(.easeInOut))
    let opposite = Position.Turn(degrees: 180, about: stage.center)
    let positions: [Position] = [
      .along(path, distance: distance),
      .fixed(stage.center),
      .along(path, distance: distance, turn: opposite),
    ]
    return Drawing(
      stage: stage,
      nodes: positions.enumerated().map { index, position in
        Node(
          id: parts[index].id, position: position, scale: .uniform(.track(growth)),
          shape: .circle(radius: diameter / 2), fill: inputs.paint(index))
      }, extent: extent(growth, to: scale))
  }

  /// All that the balls reach: the stage, and more where they grow much or fast.
  private func extent(_ growth: Track<Double>, to scale: Double) -> Rect {
    let reach = BallsReach(
      grownRadius: diameter * scale / 2, radius: diameter / 2, home: home, center: stage.center,
      growth: growth)
    return reach.reached(beyond: stage.width / 2).map { Drawing.extent(ofReached: $0, on: stage) }
      ?? stage
  }

  private var home: Point { Point(margin + diameter / 2, stage.center.y) }

  /// The way of the first ball: out, half around the large circle, half around the small, home.
  private func path(grownRadius r: Double) -> MotionPath {
    let center = stage.center
    let large = (center.x + r) / 2
    func quarter(of radius: Double, around center: Point, from angle: Double) -> PathSegment {
      .arc(Arc(center: center, radius: radius, startAngle: angle, sweep: -90))
    }
    let turning = Point(large + r, center.y)
    return MotionPath([
      .line(LineSegment(from: home, to: Point(r, center.y))),
      quarter(of: large, around: turning, from: 180),
      quarter(of: large, around: turning, from: 90),
      quarter(of: 2 * r, around: center, from: 0),
      quarter(of: 2 * r, around: center, from: -90),
      .line(LineSegment(from: Point(center.x - 2 * r, center.y), to: home)),
    ])
  }

  /// Distances such that every element of the path takes an equal share of the progress.
  private func equalShares(of path: MotionPath) -> Track<Double> {
    let count = Double(path.segments.count)
    return Track(
      first: KeyFrame(0, 0),
      others: path.distances.enumerated().dropFirst().map { index, distance in
        KeyFrame(Double(index) / count, distance)
      })
  }

  /// Rest, grow, rest at the full size, shrink: the rests last 0.3 s, at most a quarter each.
  private func growth(to scale: Double, duration: Double) -> Track<Double> {
    let rest = min(0.3 / duration, 0.25)
    return Track(
      KeyFrame(0, 1), KeyFrame(rest, 1, easing: .easeOut), KeyFrame(0.5, scale),
      KeyFrame(0.5 + rest, scale, easing: .easeInOut), KeyFrame(1, 1))
  }
}
