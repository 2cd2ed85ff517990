public import Geometry

/// Where a node's anchor is in the coordinates of its parent.
public enum Position: Hashable, Sendable {
  /// At one place.
  case fixed(Point)
  /// At coordinates that vary each for itself.
  case coordinates(x: Animated<Double>, y: Animated<Double>)
  /// On a motion path at a distance in user units from its beginning, the whole path turned.
  case along(MotionPath, distance: Animated<Double>, turn: Turn = .none)

  /// A turn of a motion path about a point; the node itself is not turned.
  public struct Turn: Hashable, Sendable {
    /// The angle in degrees, clockwise on screen.
    public let degrees: Double
    /// The point that stays.
    public let center: Point

    /// Makes a turn.
    public init(degrees: Double, about center: Point) {
      self.degrees = degrees
      self.center = center
    }

    /// No turn.
    public static let none = Turn(degrees: 0, about: .zero)
  }

  /// The place at the scene's progress, 0 to 1.
  public func point(at progress: Double) -> Point {
    switch self {
    case .fixed(let point): return point
    case .coordinates(let x, let y): return Point(x.value(at: progress), y.value(at: progress))
    case .along(let path, let distance, let turn):
      let point = path.point(atDistance: distance.value(at: progress))
      if turn.degrees == 0 { return point }
      return Affine.rotation(degrees: turn.degrees, about: turn.center)(point)
    }
  }
}
