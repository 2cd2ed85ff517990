import Foundation

/// x′ = a·x + c·y + e, y′ = b·x + d·y + f.
struct Matrix: Sendable {
  var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  static let identity = Matrix()

  static func translation(_ x: Double, _ y: Double) -> Matrix {
    Matrix(a: 1, b: 0, c: 0, d: 1, e: x, f: y)
  }

  static func scaling(_ x: Double, _ y: Double) -> Matrix {
    Matrix(a: x, b: 0, c: 0, d: y, e: 0, f: 0)
  }

  static func rotation(degrees: Double) -> Matrix {
    let angle = degrees * Double.pi / 180
    return Matrix(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), e: 0, f: 0)
  }

  /// First the right one, then the left one.
  static func * (m: Matrix, n: Matrix) -> Matrix {
    Matrix(
      a: m.a * n.a + m.c * n.b, b: m.b * n.a + m.d * n.b, c: m.a * n.c + m.c * n.d,
      d: m.b * n.c + m.d * n.d, e: m.a * n.e + m.c * n.f + m.e, f: m.b * n.e + m.d * n.f + m.f)
  }

  func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + e, b * x + d * y + f)
  }

  /// The factor by which lengths grow, for a map that keeps shapes alike.
  var factor: Double { abs(a * d - b * c).squareRoot() }
}
