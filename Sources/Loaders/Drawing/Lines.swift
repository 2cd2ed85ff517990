internal import Geometry

extension Path {
  /// Straight lines from point to point, with two ends.
  static func polyline(_ points: Point...) -> Path {
    Path([
      .init(
        start: points.first ?? .zero,
        segments: zip(points, points.dropFirst()).map {
          .line(LineSegment(from: $0, to: $1))
        }, isClosed: false)
    ])
  }

  /// A part of a circle about the anchor, angles clockwise from the top in degrees.
  static func arc(radius: Double, from degrees: Double, by sweep: Double) -> Path {
    let arc = Arc(center: .zero, radius: radius, startAngle: degrees - 90, sweep: sweep)
    return Path([.init(start: arc.start, segments: [.arc(arc)], isClosed: false)])
  }

  /// A piece of a disc about the origin, angles clockwise from the top in degrees.
  static func sector(radius: Double, from degrees: Double, by sweep: Double) -> Path {
    let arc = Arc(center: .zero, radius: radius, startAngle: degrees - 90, sweep: sweep)
    let arm = LineSegment(from: .zero, to: arc.start)
    return Path([.init(start: .zero, segments: [.line(arm), .arc(arc)], isClosed: true)])
  }
}
