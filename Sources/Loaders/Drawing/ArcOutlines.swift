internal import Geometry

extension Path {
  /// A part of a circle about the anchor, clockwise; angles in degrees from the right.
  static func arc(radius: Double, from degrees: Double, sweep: Double) -> Path {
    let arc = Arc(center: .zero, radius: radius, startAngle: degrees, sweep: sweep)
    return Path([.init(start: arc.start, segments: [.arc(arc)], isClosed: false)])
  }

  /// Equal arcs evenly on a circle about the anchor, the middle of the first one at the top.
  ///
  /// Each covers a share, 0 to 1, of its part of the circle; what is left is the gap to the next.
  static func arcs(of count: Int, radius: Double, covering share: Double) -> Path {
    let part = 360 / Double(count)
    return Path(
      (0..<count).flatMap { index in
        arc(
          radius: radius, from: part * (Double(index) - share / 2) - 90, sweep: part * share
        ).subpaths
      })
  }
}
