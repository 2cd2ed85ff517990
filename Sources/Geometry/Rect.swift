/// An upright rectangle in user units.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public let x: Double
  /// The top edge.
  public let y: Double
  /// The width, 0 or more.
  public let width: Double
  /// The height, 0 or more.
  public let height: Double

  /// Makes a rectangle of its top left corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle around a point that reaches so far to each side.
  public init(around center: Point, reach: Double) {
    self.init(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The point in the middle.
  public var center: Point { Point(x + width / 2, y + height / 2) }
  /// The longer of width and height.
  public var longerSide: Double { max(width, height) }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether another rectangle lies within this one, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
