internal import Geometry
internal import SceneGraph
internal import Timeline

/// A way that leads back to its beginning, and bodies that follow each other along it.
struct ClosedWay {
  let path: MotionPath

  /// A way along a path, which ends where it begins.
  init(_ segments: [PathSegment]) { path = MotionPath(segments) }

  /// A circle, clockwise from the top.
  static func circle(radius: Double, about center: Point = Point(50, 50)) -> ClosedWay {
    ClosedWay([.arc(Arc(center: center, radius: radius, startAngle: -90, sweep: 360))])
  }

  /// Straight lines from corner to corner, and back to the first one.
  static func polygon(_ corners: [Point]) -> ClosedWay {
    let ends = corners.dropFirst() + corners.prefix(1)
    return ClosedWay(zip(corners, ends).map { .line(LineSegment(from: $0, to: $1)) })
  }

  /// The way once around in an iteration, begun ahead by a share of it.
  func position(ahead share: Double = 0, easing: Easing = .linear) -> Position {
    let distance = Track.ramp(0, path.length, easing: easing).ahead(by: share)
    return .along(path, distance: distance)
  }

  /// The way as an outline to be stroked.
  var outline: Path {
    Path([
      .init(
        start: path.segments.first?.start ?? .zero, segments: path.segments, isClosed: true)
    ])
  }
}
