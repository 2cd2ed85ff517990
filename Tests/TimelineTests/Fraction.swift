/// An exact quotient of whole numbers, for reckoning without rounding.
struct Fraction: Hashable, Comparable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    let (a, b) = (numerator.magnitude, denominator.magnitude)
    let divisor = max(Int(Self.greatestDivisor(a, b)), 1) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private static func greatestDivisor(_ a: UInt, _ b: UInt) -> UInt {
    b == 0 ? a : greatestDivisor(b, a % b)
  }

  /// The nearest number that a `Double` can hold.
  var value: Double { Double(numerator) / Double(denominator) }

  /// The greatest whole number that is not above this one.
  var floor: Int {
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }

  /// What is left above `floor`.
  var rest: Fraction { self - Fraction(floor) }

  static func + (a: Fraction, b: Fraction) -> Fraction {
    Fraction(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }

  static func - (a: Fraction, b: Fraction) -> Fraction {
    a + Fraction(-b.numerator, b.denominator)
  }

  static func * (a: Fraction, b: Fraction) -> Fraction {
    Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
  }

  static func / (a: Fraction, b: Fraction) -> Fraction {
    Fraction(a.numerator * b.denominator, a.denominator * b.numerator)
  }

  static func < (a: Fraction, b: Fraction) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
