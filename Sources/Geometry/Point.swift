/// A place, or the way from one place to another, in user units; y points down.
public struct Point: Hashable, Sendable {
  /// The coordinate to the right.
  public var x: Double
  /// The coordinate down.
  public var y: Double

  /// Makes a point of its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  public static let zero = Point(0, 0)

  /// The distance from the origin.
  public var length: Double {
    (x * x + y * y).squareRoot()
  }

  /// The direction from the origin in degrees, clockwise on screen from the right, −180 to 180.
  public var angle: Double { degrees(ofY: y, x: x) }

  /// The distance to another point.
  public func distance(to other: Point) -> Double {
    (other - self).length
  }

  /// The point at a share of the straight way to another: 0 here, 1 there.
  public func interpolated(to other: Point, at share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }

  /// The sum, coordinate by coordinate.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The difference, coordinate by coordinate.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// The point with both coordinates multiplied.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
}
