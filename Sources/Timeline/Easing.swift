/// A pure function from input progress to output progress (CSS Easing Functions 1, section 2).
public enum Easing: Hashable, Sendable {
  /// The output is the input.
  case linear
  /// A cubic Bézier curve.
  case cubicBezier(CubicBezierEasing)
  /// Equal jumps.
  case steps(StepsEasing)
  /// Straight between points.
  case piecewiseLinear(PiecewiseLinearEasing)
  /// y = 1 − cos(x·π/2), exact.
  case sineIn
  /// y = sin(x·π/2), exact.
  case sineOut
  /// y = (1 − cos(x·π)) / 2, exact.
  case sineInOut

  /// CSS `ease`.
  public static let ease = Easing.cubicBezier(.ease)
  /// CSS `ease-in`.
  public static let easeIn = Easing.cubicBezier(.easeIn)
  /// CSS `ease-out`.
  public static let easeOut = Easing.cubicBezier(.easeOut)
  /// CSS `ease-in-out`.
  public static let easeInOut = Easing.cubicBezier(.easeInOut)
  /// CSS `step-start`: the end value from the beginning on.
  public static let stepStart = Easing.steps(StepsEasing(1, jump: .start))
  /// CSS `step-end`: the start value until the end.
  public static let stepEnd = Easing.steps(StepsEasing(1, jump: .end))

  /// The output progress at an input progress; `before` is the before flag of step easings.
  public func value(at x: Double, before: Bool = false) -> Double {
    switch self {
    case .linear: x
    case .cubicBezier(let curve): curve.value(at: x)
    case .steps(let steps): steps.value(at: x, before: before)
    case .piecewiseLinear(let pieces): pieces.value(at: x)
    case .sineIn: 1 - cosine(quarterTurns: x)
    case .sineOut: sine(quarterTurns: x)
    case .sineInOut: (1 - cosine(quarterTurns: 2 * x)) / 2
    }
  }
}
