/// An affine map: x′ = a·x + c·y + e, y′ = b·x + d·y + f (SVG 2, section 8.1).
public struct Affine: Hashable, Sendable {
  /// How much of x goes to x′.
  public let a: Double
  /// How much of x goes to y′.
  public let b: Double
  /// How much of y goes to x′.
  public let c: Double
  /// How much of y goes to y′.
  public let d: Double
  /// The shift to the right.
  public let e: Double
  /// The shift down.
  public let f: Double

  /// Makes a map of its six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// The map that changes nothing.
  public static let identity = Affine(1, 0, 0, 1, 0, 0)

  /// A shift.
  public static func translation(_ offset: Point) -> Affine {
    Affine(1, 0, 0, 1, offset.x, offset.y)
  }

  /// A scaling about the origin.
  public static func scaling(_ x: Double, _ y: Double) -> Affine {
    Affine(x, 0, 0, y, 0, 0)
  }

  /// A turn about the origin in degrees, clockwise on screen.
  public static func rotation(degrees: Double) -> Affine {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Affine(cosine, sine, -sine, cosine, 0, 0)
  }

  /// A turn about a point in degrees, clockwise on screen.
  public static func rotation(degrees: Double, about center: Point) -> Affine {
    translation(center) * rotation(degrees: degrees) * translation(Point.zero - center)
  }

  /// Composition: (A * B)(p) = A(B(p)).
  public static func * (outer: Affine, inner: Affine) -> Affine {
    Affine(
      outer.a * inner.a + outer.c * inner.b, outer.b * inner.a + outer.d * inner.b,
      outer.a * inner.c + outer.c * inner.d, outer.b * inner.c + outer.d * inner.d,
      outer.a * inner.e + outer.c * inner.f + outer.e,
      outer.b * inner.e + outer.d * inner.f + outer.f)
  }

  /// The image of a point.
  public func callAsFunction(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
  }

  /// The factor by which areas grow; negative where sides are swapped.
  public var determinant: Double { a * d - b * c }

  /// The map back, or `nil` where this one flattens the plane.
  public var inverse: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let (p, q, r, s) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return Affine(p, q, r, s, -(p * e + r * f), -(q * e + s * f))
  }
}
