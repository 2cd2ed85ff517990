/// A straight line between two points.
public struct LineSegment: Hashable, Sendable {
  /// Where it begins.
  public let start: Point
  /// Where it ends.
  public let end: Point

  /// Makes a line.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// The length.
  public var length: Double { start.distance(to: end) }

  /// The point at a share of the length, 0 to 1.
  public func point(at share: Double) -> Point {
    share == 1 ? end : start.interpolated(to: end, at: share)
  }

  /// The smallest upright rectangle that holds the line.
  public var bounds: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y),
      width: abs(end.x - start.x), height: abs(end.y - start.y))
  }
}
