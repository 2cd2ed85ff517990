internal import Timeline

/// Fits cubic Bézier easings to monotone curves that are none.
enum CubicFit {
  /// A chain of plain ramps (lines, and cubics with handles within 0…1) that stays within
  /// `accuracy` of a ramp's values, measured at 32 instants of each.
  static func plain(_ ramp: Ramp, accuracy: Double, depth: Int = 0) -> [Ramp] {
    if ramp.isConstant { return [ramp] }
    switch ramp.curve {
    case .linear: return [ramp]
    case .cubic(let curve) where !curve.overshoots: return [ramp]
    case .easing(let easing):
      if let sine = sines[easing], sine.error * abs(ramp.to - ramp.from) <= accuracy {
        var ramp = ramp
        ramp.curve = .cubic(sine.fitted)
        return [ramp]
      }
    default: break
    }
    if abs(ramp.to - ramp.from) <= accuracy || depth >= 12 { return [ramp.straightened] }
    let fitted = fit(ramp.curve)
    if error(of: fitted, to: ramp.curve) * abs(ramp.to - ramp.from) <= accuracy {
      var ramp = ramp
      ramp.curve = fitted.isLinear ? .linear : .cubic(fitted)
      return [ramp]
    }
    return plain(ramp.part(from: 0, to: 0.5), accuracy: accuracy, depth: depth + 1)
      + plain(ramp.part(from: 0.5, to: 1), accuracy: accuracy, depth: depth + 1)
  }

  /// The fits of the sines, which do not depend on anything, made once.
  private static let sines: [Easing: (fitted: CubicBezierEasing, error: Double)] = {
    var sines: [Easing: (fitted: CubicBezierEasing, error: Double)] = [:]
    for easing in [Easing.sineIn, .sineOut, .sineInOut] {
      let fitted = fit(.easing(easing))
      sines[easing] = (fitted, error(of: fitted, to: .easing(easing)))
    }
    return sines
  }()

  /// The greatest distance of two curves, at 32 instants.
  private static func error(of fitted: CubicBezierEasing, to curve: Ramp.Curve) -> Double {
    (1..<32).reduce(0) { worst, step in
      let x = Double(step) / 32
      return max(worst, abs(fitted.value(at: x) - curve(x)))
    }
  }

  /// The best cubic that has the curve's slopes at both ends, by Gauss–Newton over the lengths
  /// of the two handles, from thirds on.
  private static func fit(_ curve: Ramp.Curve) -> CubicBezierEasing {
    let step = 1e-4
    let first = (curve(step) - curve(0)) / step
    let last = (curve(1) - curve(1 - step)) / step
    func easing(_ a: Double, _ b: Double) -> CubicBezierEasing {
      CubicBezierEasing(
        a, min(max(first * a, 0), 1), 1 - b, min(max(1 - last * b, 0), 1))
    }
    var (a, b) = (1.0 / 3, 1.0 / 3)
    var best = easing(a, b)
    var bestError = error(of: best, to: curve)
    for _ in 0..<8 {
      let (da, db) = newtonStep(curve, a, b, easing)
      a = min(max(a + da, 0.01), 0.99)
      b = min(max(b + db, 0.01), 0.99)
      let next = easing(a, b)
      let nextError = error(of: next, to: curve)
      if nextError < bestError { (best, bestError) = (next, nextError) }
      if abs(da) + abs(db) < 1e-6 { break }
    }
    return best
  }

  /// The change of both handles that least squares over 16 instants asks for.
  private static func newtonStep(
    _ curve: Ramp.Curve, _ a: Double, _ b: Double,
    _ easing: (Double, Double) -> CubicBezierEasing
  ) -> (Double, Double) {
    let delta = 1e-5
    let (here, besideA, besideB) = (easing(a, b), easing(a + delta, b), easing(a, b + delta))
    var (aa, ab, bb, ra, rb) = (1e-12, 0.0, 1e-12, 0.0, 0.0)
    for step in 1..<16 {
      let x = Double(step) / 16
      let value = here.value(at: x)
      let ja = (besideA.value(at: x) - value) / delta
      let jb = (besideB.value(at: x) - value) / delta
      let residual = curve(x) - value
      aa += ja * ja
      ab += ja * jb
      bb += jb * jb
      ra += ja * residual
      rb += jb * residual
    }
    let determinant = aa * bb - ab * ab
    guard abs(determinant) > 1e-18 else { return (0, 0) }
    return ((ra * bb - rb * ab) / determinant, (rb * aa - ra * ab) / determinant)
  }
}

extension Ramp {
  fileprivate var straightened: Ramp {
    Ramp(start: start, end: end, from: from, to: to, curve: .linear)
  }
}
