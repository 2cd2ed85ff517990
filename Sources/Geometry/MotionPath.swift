/// A way that something moves along: connected elements, addressed by distance.
public struct MotionPath: Hashable, Sendable {
  /// The elements in order; each begins where the one before ends.
  public let segments: [PathSegment]
  /// The distance from the beginning at which each element starts, and the whole length behind.
  public let distances: [Double]

  /// Makes a path of elements in order.
  public init(_ segments: [PathSegment]) {
    self.segments = segments
    var distances = [0.0]
    for segment in segments {
      distances.append(distances[distances.count - 1] + segment.length)
    }
    self.distances = distances
  }

  /// The whole length in user units.
  public var length: Double { distances[distances.count - 1] }

  /// The element at a distance and the share of its length there; the ends where it is outside.
  public func place(atDistance distance: Double) -> (index: Int, share: Double)? {
    guard !segments.isEmpty else { return nil }
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    let length = distances[low + 1] - distances[low]
    let share = length > 0 ? (distance - distances[low]) / length : 0
    return (low, min(max(share, 0), 1))
  }

  /// The point at a distance in user units from the beginning; the ends where it is outside.
  public func point(atDistance distance: Double) -> Point {
    guard let (index, share) = place(atDistance: distance) else { return .zero }
    return segments[index].point(at: share)
  }

  /// The smallest upright rectangle that holds the path.
  public var bounds: Rect {
    guard let first = segments.first else { return Rect(holding: []) }
    return segments.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }
}
