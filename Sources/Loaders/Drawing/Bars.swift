internal import Geometry
internal import SceneGraph

extension Shape {
  /// A bar that stands on its anchor, so that it grows upwards.
  static func standingBar(width: Double, height: Double) -> Shape {
    .path(.box(width: width, height: height, about: Point(0, -height / 2)))
  }

  /// A bar with its middle at the anchor.
  static func bar(width: Double, height: Double) -> Shape {
    .path(.box(width: width, height: height))
  }
}

extension Path {
  /// An upright rectangle.
  static func box(width: Double, height: Double, about center: Point = .zero) -> Path {
    let (x, y) = (width / 2, height / 2)
    return .polygon([Point(-x, y), Point(-x, -y), Point(x, -y), Point(x, y)].map { center + $0 })
  }

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
