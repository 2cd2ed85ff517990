#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The sine of an angle in quarter turns: 0 → 0, 1 → 1, both exactly.
func sine(quarterTurns: Double) -> Double {
  quarterTurns == 1 ? 1 : sin(quarterTurns * (.pi / 2))
}

/// The cosine of an angle in quarter turns: 0 → 1, 1 → 0, 2 → −1, all exactly.
func cosine(quarterTurns: Double) -> Double {
  if quarterTurns == 1 { return 0 }
  return quarterTurns == 2 ? -1 : cos(quarterTurns * (.pi / 2))
}
