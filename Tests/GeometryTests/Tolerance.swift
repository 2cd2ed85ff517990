import Geometry

extension Point {
  /// Whether another point is no farther than a distance.
  func isWithin(_ distance: Double, of other: Point) -> Bool {
    self.distance(to: other) <= distance
  }
}

extension Rect {
  /// Whether every edge is no farther than a distance from that of another rectangle.
  func isWithin(_ distance: Double, of other: Rect) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}

extension SplitMix64 {
  /// A point with coordinates from −100 to 100.
  mutating func point() -> Point {
    Point(Double.random(in: -100...100, using: &self), Double.random(in: -100...100, using: &self))
  }
}
