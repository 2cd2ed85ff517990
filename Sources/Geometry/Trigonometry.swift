#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The sine and cosine of an angle in degrees; exact at multiples of 90°.
func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let quarters = (degrees / 90).rounded()
  let rest = (degrees - quarters * 90) * (.pi / 180)
  let (s, c) = rest == 0 ? (0, 1) : (sin(rest), cos(rest))
  switch Int(quarters.truncatingRemainder(dividingBy: 4)) {
  case 1, -3: return (c, -s)
  case 2, -2: return (-s, -c)
  case 3, -1: return (-c, s)
  default: return (s, c)
  }
}

/// The angle of the vector (x, y) in degrees, −180 to 180.
func degrees(ofY y: Double, x: Double) -> Double {
  atan2(y, x) * (180 / .pi)
}
