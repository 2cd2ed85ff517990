extension Double {
  /// This number rounded to 50 significant bits by Veltkamp's splitting.
  ///
  /// It takes away the error of a few operations on decimal fractions (2.4 / 0.8 is 3 again) and
  /// leaves alone what has few bits, as edges of intervals have. Relative error at most 2⁻⁵⁰.
  var roundedTo50Bits: Double {
    guard isFinite, magnitude < 1e300 else { return self }
    let scaled = self * 9
    return scaled - (scaled - self)
  }

  /// This number rounded to a multiple of the least power of two that is not below a width.
  ///
  /// A number that is known no better than half the width becomes what it was meant to be.
  func rounded(toMultiplesOf width: Double) -> Double {
    guard width.isNormal, width > 0 else { return self }
    let exponent = width.exponent + (width.significand > 1 ? 1 : 0)
    let grid = Double(sign: .plus, exponent: exponent, significand: 1)
    let multiple = (self / grid).rounded() * grid
    return multiple.isFinite ? multiple : self
  }

  /// Whether two times differ by no more than 4 units in the last place of the larger one, or of
  /// the largest time that one of them is a sum of.
  func isSame(as other: Double, summing largest: Double = 0) -> Bool {
    if self == other { return true }
    guard isFinite, other.isFinite else { return false }
    return abs(self - other) <= 4 * max(magnitude, other.magnitude, largest).ulp
  }
}
