extension CubicBezierEasing {
  /// The part of this easing between two parameters, stretched to a whole easing again: exact.
  ///
  /// De Casteljau's subdivision keeps the curve; the piece is then scaled so that it runs from
  /// (0, 0) to (1, 1); with `end` before `start` it runs backwards. `nil` where the part is no
  /// such easing: input or output stands still over it, or a handle's input leaves 0…1.
  public func piece(from start: Double, to end: Double) -> CubicBezierEasing? {
    let x = Self.subdivided(x1, x2, from: start, to: end)
    let y = Self.subdivided(y1, y2, from: start, to: end)
    let width = x.3 - x.0
    let height = y.3 - y.0
    guard width != 0, abs(height) > 1e-12 else { return nil }
    let handles = [(x.1 - x.0) / width, (x.2 - x.0) / width].map(Self.withoutDust)
    guard handles.allSatisfy((0...1).contains) else { return nil }
    return CubicBezierEasing(
      handles[0], Self.withoutDust((y.1 - y.0) / height), handles[1],
      Self.withoutDust((y.2 - y.0) / height))
  }

  /// A coordinate that rounding moved past 0 or 1, put back: a piece must not seem to overshoot.
  private static func withoutDust(_ output: Double) -> Double {
    if output < 0, output > -1e-12 { return 0 }
    return output > 1 && output < 1 + 1e-12 ? 1 : output
  }

  /// The parameters within 0…1, both ends left out, at which the output turns back.
  public var turningParameters: [Double] {
    // Y′(s) = a·s² + b·s + c
    let a = 3 * (1 + 3 * (y1 - y2))
    let b = 6 * (y2 - 2 * y1)
    let c = 3 * y1
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant > 1e-12 {
        let root = discriminant.squareRoot()
        roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
  }

  /// The parameters within 0…1 at which the output takes a value, ascending; by bisection, 1e-15.
  public func parameters(ofOutput y: Double) -> [Double] {
    let bounds = [0] + turningParameters + [1]
    var found: [Double] = []
    for (low, high) in zip(bounds, bounds.dropFirst()) {
      let start = Self.component(y1, y2, at: low) - y
      let end = Self.component(y1, y2, at: high) - y
      if start == 0 {
        if found.last != low { found.append(low) }
      }
      if end == 0 {
        found.append(high)
      } else if start != 0, (start < 0) != (end < 0) {
        found.append(crossing(of: y, between: low, and: high, rising: start < 0))
      }
    }
    return found
  }

  private func crossing(
    of y: Double, between low: Double, and high: Double, rising: Bool
  ) -> Double {
    var low = low
    var high = high
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let isBefore = (Self.component(y1, y2, at: middle) < y) == rising
      if isBefore { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The input progress at a parameter s within 0…1.
  public func input(atParameter s: Double) -> Double {
    Self.component(x1, x2, at: s)
  }

  /// The four control values of one coordinate restricted to the parameters `start`…`end`.
  private static func subdivided(
    _ a: Double, _ b: Double, from start: Double, to end: Double
  ) -> (Double, Double, Double, Double) {
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Double {
      let pairs = u * v + v * w + u * w
      let product = u * v * w
      return a * (u + v + w - 2 * pairs + 3 * product) + b * (pairs - 3 * product) + product
    }
    return (
      blossom(start, start, start), blossom(start, start, end), blossom(start, end, end),
      blossom(end, end, end)
    )
  }
}
