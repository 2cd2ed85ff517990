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
    let excess = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let product = rx * rx * ry * ry
    let mixed = rx * rx * half.y * half.y + ry * ry * half.x * half.x
    let size = (max(product - mixed, 0) / mixed).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let local = Point(size * rx * half.y / ry, -size * ry * half.x / rx)
    let center =
      Affine.rotation(degrees: rotation)(local) + start.interpolated(to: end, at: 0.5)
    let first = degrees(ofY: (half.y - local.y) / ry, x: (half.x - local.x) / rx)
    let last = degrees(ofY: (-half.y - local.y) / ry, x: (-half.x - local.x) / rx)
    var sweep = last - first
    if isClockwise, sweep <= 0 { sweep += 360 }
    if !isClockwise, sweep >= 0 { sweep -= 360 }
    self.init(
      center: center, radiusX: rx, radiusY: ry, rotation: rotation, startAngle: first,
      sweep: sweep)
  }
}
