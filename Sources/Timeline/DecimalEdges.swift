extension Double {
  /// This number rounded to 50 significant bits by Veltkamp's splitting.
  ///
  /// It takes away the error of a few operations on decimal fractions (2.4 / 0.8 is 3 again) and
  /// leaves alone what has few bits, as edges of intervals have. Relative error at most 2⁻⁵¹.
  var roundedTo50Bits: Double {
    guard isFinite, magnitude < 1e300 else { return self }
    let scaled = self * 9
    return scaled - (scaled - self)
  }

  /// Whether two times differ by no more than 4 units in the last place of the larger one.
  func isSame(as other: Double) -> Bool {
    if self == other { return true }
    guard isFinite, other.isFinite else { return false }
    return abs(self - other) <= 4 * max(magnitude, other.magnitude).ulp
  }
}
