extension Arc {
  /// Makes an arc of its ends, radii and flags (SVG 2, appendix B.2.4); `nil` where it is a line.
  ///
  /// Radii that are too small to reach are made larger evenly, as the clause demands.
  public init?(
    from start: Point, to end: Point, radiusX: Double, radiusY: Double, rotation: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    var rx = abs(radiusX)
    var ry = abs(radiusY)
    guard rx > 0, ry > 0, start != end else { return nil }
    let turn = Affine.rotation(degrees: -rotation)
    let half = turn((start - end) * 0.5)
    // In units of the radii the ellipse is a circle of radius 1, and `reach` half the chord.
    var scaled = Point(half.x / rx, half.y / ry)
    let reach = scaled.length
    guard reach > 1e-150, reach.isFinite else { return nil }
    if reach > 1 {
      rx *= reach
      ry *= reach
      scaled = scaled * (1 / reach)
    }
    let size =
      (max(1 - reach, 0) * (1 + reach)).squareRoot() / reach * (isLarge == isClockwise ? -1 : 1)
    let local = Point(size * scaled.y, -size * scaled.x)
    let center =
      Affine.rotation(degrees: rotation)(Point(local.x * rx, local.y * ry))
      + start.interpolated(to: end, at: 0.5)
    let first = degrees(ofY: scaled.y - local.y, x: scaled.x - local.x)
    let last = degrees(ofY: -scaled.y - local.y, x: -scaled.x - local.x)
    var sweep = last - first
    if isClockwise, sweep < 0 || sweep == 0 && isLarge { sweep += 360 }
    if !isClockwise, sweep > 0 || sweep == 0 && isLarge { sweep -= 360 }
    self.init(
      center: center, radiusX: rx, radiusY: ry, rotation: rotation, startAngle: first,
      sweep: sweep)
  }
}
