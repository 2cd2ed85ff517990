/// One element of a path: a way from a point to another.
public enum PathSegment: Hashable, Sendable {
  /// A straight line.
  case line(LineSegment)
  /// A part of an ellipse.
  case arc(Arc)
  /// A cubic Bézier curve.
  case cubic(CubicCurve)

  /// Where it begins.
  public var start: Point {
    switch self {
    case .line(let line): line.start
    case .arc(let arc): arc.start
    case .cubic(let curve): curve.start
    }
  }

  /// Where it ends.
  public var end: Point {
    switch self {
    case .line(let line): line.end
    case .arc(let arc): arc.end
    case .cubic(let curve): curve.end
    }
  }

  /// The length in user units.
  public var length: Double {
    switch self {
    case .line(let line): line.length
    case .arc(let arc): arc.length
    case .cubic(let curve): curve.length
    }
  }

  /// The point at a share of the length, 0 to 1.
  public func point(at share: Double) -> Point {
    switch self {
    case .line(let line): line.point(at: share)
    case .arc(let arc): arc.point(at: share)
    case .cubic(let curve): curve.point(at: share)
    }
  }

  /// The smallest upright rectangle that holds it.
  public var bounds: Rect {
    switch self {
    case .line(let line): line.bounds
    case .arc(let arc): arc.bounds
    case .cubic(let curve): curve.bounds
    }
  }
}
