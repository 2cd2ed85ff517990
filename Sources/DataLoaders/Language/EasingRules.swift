internal import JSONReading
internal import Loaders
internal import Timeline

extension Rule<Easing> {
  /// Any easing of the engine.
  static let easing = either(
    [
      keyword, bezier,
      objects(
        [(.member("steps"), steps), (.member("linear"), points)],
        called: "an object with steps or with linear"),
    ],
    called: "an easing: a keyword (\(keywords.map(\.name).joined(separator: ", "))), four numbers"
      + " [x1, y1, x2, y2] of a cubic Bézier easing, or an object with steps or with linear")

  /// The keywords of CSS, and the exact sine easings.
  private static let keywords: [(name: String, easing: Easing)] =
    EasingGrammar.keywords + [
      ("sine-in", .sineIn), ("sine-out", .sineOut), ("sine-in-out", .sineInOut),
    ]

  private static let keyword = Rule<String>.choice(keywords.map(\.name)).checked { name, _, _ in
    keywords.first { $0.name == name }?.easing
  }

  private static let bezier = Rule<[Double]>.numbers(
    [0...1, -2...3, 0...1, -2...3],
    called: "four numbers [x1, y1, x2, y2], x from 0 to 1 and y from -2 to 3"
  ).map { numbers in
    let curve = CubicBezierEasing(numbers[0], numbers[1], numbers[2], numbers[3])
    return curve.isLinear ? Easing.linear : .cubicBezier(curve)
  }

  private static let steps = Rule.object(
    "steps", title: "stepEasing", "A step easing: the value goes on in equal jumps.",
    Member("steps", Rule<Int>.whole(1...100), "How many steps there are."),
    Member(
      "position", Rule<StepsEasing.JumpPosition>.word, default: "end",
      "Where the jumps lie: the first at the start, the last at the end, at none of the ends, or at"
        + " both.")
  ) { .steps(StepsEasing($0, jump: $1)) }

  private static let points = Rule.object(
    "linear", title: "linearEasing", "A piecewise linear easing: straight between its points.",
    Member(
      "linear",
      Rule<[[Double]]>.list(
        of: .numbers(
          [0...1, -10...10], called: "two numbers [input, output], input from 0 to 1"),
        2...100, called: "points [input, output]"),
      "The points in order: input progress, output progress.")
  ) { points in
    .piecewiseLinear(
      PiecewiseLinearEasing(points.map { PiecewiseLinearEasing.Point($0[0], $0[1]) }))
  }
}

extension Easing {
  /// How many key frames the easing counts for.
  var weight: Int {
    switch self {
    case .steps(let steps): steps.count
    case .piecewiseLinear(let pieces): pieces.points.count
    default: 1
    }
  }
}
