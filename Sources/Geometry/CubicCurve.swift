/// A cubic Bézier curve: B(s) = (1−s)³p₀ + 3(1−s)²s·p₁ + 3(1−s)s²p₂ + s³p₃.
public struct CubicCurve: Hashable, Sendable {
  /// Where it begins.
  public let start: Point
  /// The first handle.
  public let control1: Point
  /// The second handle.
  public let control2: Point
  /// Where it ends.
  public let end: Point

  /// Makes a curve of its four points.
  public init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Makes the cubic curve that is the same as a quadratic one: exact.
  public init(from start: Point, quadratic control: Point, to end: Point) {
    self.init(
      from: start, start.interpolated(to: control, at: 2.0 / 3),
      end.interpolated(to: control, at: 2.0 / 3), to: end)
  }

  /// The point at the curve's own parameter, 0 to 1.
  public func point(parameter s: Double) -> Point {
    let r = 1 - s
    return start * (r * r * r) + control1 * (3 * r * r * s) + control2 * (3 * r * s * s)
      + end * (s * s * s)
  }

  /// The derivative by the parameter.
  public func derivative(parameter s: Double) -> Point {
    let r = 1 - s
    return (control1 - start) * (3 * r * r) + (control2 - control1) * (6 * r * s)
      + (end - control2) * (3 * s * s)
  }

  /// The length, to 1e-9 of itself (1e-6 at a cusp).
  public var length: Double {
    arcLength(from: 0, to: 1) { derivative(parameter: $0).length }
  }

  /// The point at a share of the length, 0 to 1; to 1e-9 of the length.
  public func point(at share: Double) -> Point {
    if share == 1 { return end }
    let s = Geometry.parameter(atLengthShare: share, length: length) {
      derivative(parameter: $0).length
    }
    return point(parameter: s)
  }

  /// The smallest upright rectangle that holds the curve.
  public var bounds: Rect {
    let parameters =
      Self.extremes(start.x, control1.x, control2.x, end.x)
      + Self.extremes(start.y, control1.y, control2.y, end.y)
    return Rect(holding: [start, end] + parameters.map { point(parameter: $0) })
  }

  /// The parameters within 0…1 at which one coordinate stands still.
  private static func extremes(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double
  ) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Of the two forms of a root, each is taken where it does not cancel out.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }
}
