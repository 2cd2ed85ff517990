/// The length of a curve between two parameters, by adaptive Gauss–Legendre quadrature.
///
/// An interval is halved until the 8-point rule over it and over its halves agree to 1e-10 of the
/// first estimate; the whole is good to 1e-9 of itself for curves without cusps, 1e-6 with.
func arcLength(
  from start: Double, to end: Double, speed: (Double) -> Double
) -> Double {
  let whole = gaussLegendre(from: start, to: end, speed)
  return refined(
    from: start, to: end, estimate: whole, tolerance: abs(whole) * 1e-10, depth: 0, speed)
}

/// The parameter, 0 to 1, at which a share of the length is reached; bracketed Newton, 1e-10.
func parameter(
  atLengthShare share: Double, length: Double, speed: (Double) -> Double
) -> Double {
  if share <= 0 || length <= 0 { return max(0, min(share, 0)) }
  if share >= 1 { return 1 }
  let target = share * length
  var low = 0.0
  var high = 1.0
  var parameter = share
  for _ in 0..<50 {
    let error = arcLength(from: 0, to: parameter, speed: speed) - target
    if abs(error) <= length * 1e-11 { break }
    if error < 0 { low = parameter } else { high = parameter }
    let slope = speed(parameter)
    let next = parameter - error / slope
    parameter = slope > 0 && next > low && next < high ? next : (low + high) / 2
  }
  return parameter
}

private func refined(
  from start: Double, to end: Double, estimate: Double, tolerance: Double, depth: Int,
  _ speed: (Double) -> Double
) -> Double {
  let middle = (start + end) / 2
  let left = gaussLegendre(from: start, to: middle, speed)
  let right = gaussLegendre(from: middle, to: end, speed)
  if abs(left + right - estimate) <= tolerance || depth >= 16 { return left + right }
  return refined(
    from: start, to: middle, estimate: left, tolerance: tolerance, depth: depth + 1, speed)
    + refined(
      from: middle, to: end, estimate: right, tolerance: tolerance, depth: depth + 1, speed)
}

/// The 8-point Gauss–Legendre rule: exact for polynomials up to degree 15.
private func gaussLegendre(
  from start: Double, to end: Double, _ speed: (Double) -> Double
) -> Double {
  let half = (end - start) / 2
  let middle = (start + end) / 2
  var sum = 0.0
  for (node, weight) in legendreNodes {
    sum += weight * (speed(middle - half * node) + speed(middle + half * node))
  }
  return sum * half
}

private let legendreNodes: [(node: Double, weight: Double)] = [
  (0.1834346424956498, 0.3626837833783620),
  (0.5255324099163290, 0.3137066458778873),
  (0.7966664774136267, 0.2223810344533745),
  (0.9602898564975363, 0.1012285362903763),
]
