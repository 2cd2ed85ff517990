#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The sine and cosine of an angle in degrees; exact at multiples of 90°.
///
/// No zero is negative. Whole turns are taken off without rounding, so that a large angle is as
/// good as a small one.
func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.isFinite else { return (.nan, .nan) }
  let turned = degrees.remainder(dividingBy: 360)
  let quarters = (turned / 90).rounded()
  let rest = (turned - quarters * 90) * (.pi / 180)
  let (s, c) = rest == 0 ? (0, 1) : (sin(rest), cos(rest))
  switch Int(quarters) {
  case 1: return (c, 0 - s)
  case 2, -2: return (0 - s, -c)
  case -1: return (-c, s)
  default: return (s, c)
  }
}

/// The angle of the vector (x, y) in degrees, −180 to 180.
func degrees(ofY y: Double, x: Double) -> Double {
  atan2(y, x) * (180 / .pi)
}
