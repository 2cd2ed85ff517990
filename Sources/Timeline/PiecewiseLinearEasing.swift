/// A piecewise linear easing (CSS Easing Functions 2, `linear()`): straight between its points.
public struct PiecewiseLinearEasing: Hashable, Sendable {
  /// One point of the easing.
  public struct Point: Hashable, Sendable {
    /// The input progress.
    public let input: Double
    /// The output progress there.
    public let output: Double

    /// Makes a point.
    public init(_ input: Double, _ output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// The points, their inputs never descending; two points at one input are a jump.
  public let points: [Point]

  /// Makes an easing of points; an input smaller than one before it is raised to that.
  public init(_ points: [Point]) {
    var highest = -Double.infinity
    self.points = points.map { point in
      highest = max(highest, point.input)
      return Point(highest, point.output)
    }
  }

  /// The output progress at an input progress; outside the points along the outermost segment.
  ///
  /// Where two points share an input, the later one counts.
  public func value(at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return x }
    if points.count == 1 { return first.output }
    let upper = points.dropFirst().dropLast().firstIndex { $0.input > x } ?? points.count - 1
    let (a, b) = (points[upper - 1], points[upper])
    if a.input == b.input { return x < a.input ? a.output : last.output }
    if x == b.input { return b.output }
    return a.output + (b.output - a.output) * (x - a.input) / (b.input - a.input)
  }
}
