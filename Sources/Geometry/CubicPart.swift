extension PathSegment {
  /// The part between two shares of the length, 0 to 1 in either order, as cubic Bézier curves.
  ///
  /// Lines and cubic curves are exact (de Casteljau). Arcs are cut into parts of equal length that
  /// sweep at most 90° each, whose curves stay within 0.03 % of the larger radius.
  public func cubics(from start: Double = 0, to end: Double = 1) -> [CubicCurve] {
    switch self {
    case .line(let line):
      return [CubicCurve(line.point(at: start), line.point(at: end))]
    case .cubic(let curve):
      return [curve.part(from: curve.parameter(at: start), to: curve.parameter(at: end))]
    case .arc(let arc):
      var count = max(1, Int((abs(arc.sweep * (end - start)) / 90 - 1e-9).rounded(.up)))
      while true {
        let angles = (0...count).map { step in
          arc.angle(at: start + (end - start) * Double(step) / Double(count))
        }
        let pairs = zip(angles, angles.dropFirst())
        // Parts of a flat ellipse that are as long as others may sweep much more.
        if count >= 64 || pairs.allSatisfy({ abs($1 - $0) <= 90 + 1e-6 }) {
          return pairs.map { arc.cubic(from: $0, to: $1) }
        }
        count *= 2
      }
    }
  }
}

extension PathSegment {
  /// By how many degrees the direction changes along it, there and back counted twice.
  ///
  /// Of a cubic curve it is what its control polygon changes by, which is never less.
  public var turning: Double {
    switch self {
    case .line: return 0
    case .arc(let arc): return abs(arc.sweep)
    case .cubic(let curve):
      let legs = [
        curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2,
      ].filter { $0.length > 0 }
      return zip(legs, legs.dropFirst()).reduce(0) { sum, pair in
        let (a, b) = pair
        return sum + abs(degrees(ofY: a.x * b.y - a.y * b.x, x: a.x * b.x + a.y * b.y))
      }
    }
  }
}

extension CubicCurve {
  /// A straight line at constant speed.
  fileprivate init(_ start: Point, _ end: Point) {
    self.init(
      from: start, start.interpolated(to: end, at: 1.0 / 3),
      start.interpolated(to: end, at: 2.0 / 3), to: end)
  }

  fileprivate func parameter(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return Geometry.parameter(atLengthShare: share, length: length) {
      derivative(parameter: $0).length
    }
  }

  /// The part between two parameters, 0 to 1 in either order: exact.
  func part(from start: Double, to end: Double) -> CubicCurve {
    if start == 0, end == 1 { return self }
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
      let pairs = u * v + v * w + u * w
      let product = u * v * w
      return self.start * (1 - (u + v + w) + pairs - product)
        + control1 * (u + v + w - 2 * pairs + 3 * product) + control2 * (pairs - 3 * product)
        + self.end * product
    }
    return CubicCurve(
      from: blossom(start, start, start), blossom(start, start, end), blossom(start, end, end),
      to: blossom(end, end, end))
  }
}

extension Arc {
  /// The angle θ in degrees at a share of the length, 0 to 1.
  fileprivate func angle(at share: Double) -> Double {
    if isCircular || share <= 0 || share >= 1 { return startAngle + sweep * share }
    return startAngle
      + sweep * parameter(atLengthShare: share, length: length) { speed(at: $0) }
  }

  /// The curve that has the arc's ends, its tangents there, and its middle.
  fileprivate func cubic(from first: Double, to last: Double) -> CubicCurve {
    let (sine, cosine) = sineAndCosine(degrees: (last - first) / 4)
    // 4/3 · tan(Δθ/4), in units of the derivative by θ.
    let reach = 4.0 / 3 * sine / cosine
    let (start, end) = (point(angle: first), point(angle: last))
    return CubicCurve(
      from: start, start + (point(angle: first + 90) - center) * reach,
      end - (point(angle: last + 90) - center) * reach, to: end)
  }
}
