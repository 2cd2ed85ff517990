internal import Geometry

extension Path {
  /// Equal arcs evenly on a circle about the anchor, the middle of the first one at the top.
  ///
  /// Each covers a share, 0 to 1, of its part of the circle; what is left is the gap to the next.
  static func arcs(of count: Int, radius: Double, covering share: Double) -> Path {
    let part = 360 / Double(count)
    return Path(
      (0..<count).flatMap { index in
        arc(radius: radius, from: part * (Double(index) - share / 2), by: part * share).subpaths
      })
  }
}
