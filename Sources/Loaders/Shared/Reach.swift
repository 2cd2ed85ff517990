internal import Geometry
internal import SceneGraph
internal import Timeline

/// What a body keeps to, about a point: a box, and a distance that nothing of it is beyond.
struct Reach {
  var box: Rect
  var radius: Double

  static let nothing = Reach(box: Rect(around: .zero, reach: 0), radius: 0)

  /// Both together.
  func union(_ other: Reach) -> Reach {
    Reach(box: box.union(other.box), radius: max(radius, other.radius))
  }

  /// Drawn larger, by any of a range of factors each way.
  func scaled(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Reach {
    let xs = [box.x, box.maxX].flatMap { [$0 * x.lowerBound, $0 * x.upperBound] }
    let ys = [box.y, box.maxY].flatMap { [$0 * y.lowerBound, $0 * y.upperBound] }
    let factor = [x.lowerBound, x.upperBound, y.lowerBound, y.upperBound].map(abs).max() ?? 1
    return Reach(
      box: Rect(holding: [0, 1, 2, 3].map { Point(xs[$0], ys[$0]) }), radius: radius * factor)
  }

  /// Turned about the point, by any of a range of angles in degrees.
  func rotated(_ degrees: ClosedRange<Double>) -> Reach {
    if degrees == 0...0 { return self }
    let square = Rect(around: .zero, reach: radius)
    guard degrees.lowerBound == degrees.upperBound else {
      return Reach(box: square, radius: radius)
    }
    let turn = Affine.rotation(degrees: degrees.lowerBound)
    let turned = Rect(holding: box.corners.map { turn($0) })
    return Reach(box: turned.intersection(square), radius: radius)
  }

  /// Moved to any point of a rectangle.
  func moved(within places: Rect) -> Reach {
    Reach(
      box: Rect(
        x: places.x + box.x, y: places.y + box.y, width: places.width + box.width,
        height: places.height + box.height),
      radius: radius + (places.corners.map(\.length).max() ?? 0))
  }
}

extension Rect {
  var corners: [Point] { [Point(x, y), Point(maxX, y), Point(x, maxY), Point(maxX, maxY)] }

  /// What both have in common; they have something.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
