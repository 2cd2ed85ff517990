internal import Geometry
internal import SceneGraph

extension Shape {
  /// A bar that stands on its anchor, so that it grows upwards.
  static func standingBar(width: Double, height: Double) -> Shape {
    let (left, right) = (-width / 2, width / 2)
    let corners = [Point(left, 0), Point(left, -height), Point(right, -height), Point(right, 0)]
    return .path(.polygon(corners))
  }
}

extension Path {
  /// A closed outline of straight lines from corner to corner.
  static func polygon(_ corners: [Point]) -> Path {
    Path([
      .init(
        start: corners.first ?? .zero,
        segments: zip(corners, corners.dropFirst()).map {
          .line(LineSegment(from: $0, to: $1))
        }, isClosed: true)
    ])
  }
}
