/// A cubic Bézier easing from (0, 0) to (1, 1) (CSS Easing Functions 1, section 2.2).
///
/// With X(s) = 3(1−s)²s·x1 + 3(1−s)s²·x2 + s³ and Y likewise, the output at x is Y(s) where
/// X(s) = x. X is solved by Newton's method, then by bisection, to 1e-14.
public struct CubicBezierEasing: Hashable, Sendable {
  /// The first handle's input progress, 0 to 1.
  public let x1: Double
  /// The first handle's output progress.
  public let y1: Double
  /// The second handle's input progress, 0 to 1.
  public let x2: Double
  /// The second handle's output progress.
  public let y2: Double

  /// Makes an easing of two handles; their x is brought into 0…1, as the clause demands.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// CSS `ease`.
  public static let ease = CubicBezierEasing(0.25, 0.1, 0.25, 1)
  /// CSS `ease-in`.
  public static let easeIn = CubicBezierEasing(0.42, 0, 1, 1)
  /// CSS `ease-out`.
  public static let easeOut = CubicBezierEasing(0, 0, 0.58, 1)
  /// CSS `ease-in-out`.
  public static let easeInOut = CubicBezierEasing(0.42, 0, 0.58, 1)

  /// Whether the output leaves 0…1 somewhere, so that values go past their ends.
  public var overshoots: Bool {
    y1 < 0 || y1 > 1 || y2 < 0 || y2 > 1
  }

  /// Whether the output equals the input within 0…1.
  public var isLinear: Bool {
    x1 == y1 && x2 == y2
  }

  /// The output progress at an input progress; outside 0…1 along the tangent at that end.
  public func value(at x: Double) -> Double {
    if x <= 0 { return x == 0 ? 0 : x * startSlope }
    if x >= 1 { return x == 1 ? 1 : 1 + (x - 1) * endSlope }
    if isLinear { return x }
    return Self.component(y1, y2, at: parameter(at: x))
  }

  /// The curve's own parameter s at an input progress within 0…1.
  public func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var s = x
    for _ in 0..<8 {
      let error = Self.component(x1, x2, at: s) - x
      if abs(error) < 1e-15 { return s }
      let slope = Self.slope(x1, x2, at: s)
      if slope < 1e-7 { break }
      s -= error / slope
      if s < 0 || s > 1 { break }
    }
    if s >= 0, s <= 1, abs(Self.component(x1, x2, at: s) - x) < 1e-14 { return s }
    return bisectedParameter(at: x)
  }

  private func bisectedParameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.component(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// One coordinate of the curve, 0 to 1 with handles `a` and `b`, at parameter s.
  static func component(_ a: Double, _ b: Double, at s: Double) -> Double {
    s == 1 ? 1 : ((1 + 3 * (a - b)) * s + 3 * (b - 2 * a)) * s * s + 3 * a * s
  }

  /// The derivative of one coordinate at parameter s.
  static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
    (3 * (1 + 3 * (a - b)) * s + 6 * (b - 2 * a)) * s + 3 * a
  }

  /// The slope of the line before the beginning: through the first handle that is to its right.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    return x2 > 0 ? y2 / x2 : 0
  }

  /// The slope of the line behind the end: through the last handle that is to its left.
  private var endSlope: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    return x1 < 1 ? (y1 - 1) / (x1 - 1) : 0
  }
}
