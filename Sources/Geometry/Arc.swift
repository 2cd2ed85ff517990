/// A part of an ellipse: P(θ) = center + R(rotation)·(rx·cos θ, ry·sin θ).
///
/// θ runs from `startAngle` over `sweep`, in degrees; positive is clockwise on screen.
public struct Arc: Hashable, Sendable {
  /// The middle of the ellipse.
  public let center: Point
  /// The half axis along the rotated x axis.
  public let radiusX: Double
  /// The half axis along the rotated y axis.
  public let radiusY: Double
  /// The turn of the axes in degrees.
  public let rotation: Double
  /// θ at the beginning in degrees.
  public let startAngle: Double
  /// The change of θ in degrees; its sign is the direction.
  public let sweep: Double

  /// Makes a part of an ellipse; angles in degrees.
  public init(
    center: Point, radiusX: Double, radiusY: Double, rotation: Double = 0, startAngle: Double,
    sweep: Double
  ) {
    self.center = center
    self.radiusX = abs(radiusX)
    self.radiusY = abs(radiusY)
    self.rotation = rotation
    self.startAngle = startAngle
    self.sweep = sweep
  }

  /// Makes a part of a circle; angles in degrees.
  public init(center: Point, radius: Double, startAngle: Double, sweep: Double) {
    self.init(
      center: center, radiusX: radius, radiusY: radius, startAngle: startAngle, sweep: sweep)
  }

  /// Whether the ellipse is a circle.
  public var isCircular: Bool { radiusX == radiusY }

  /// θ at the end in degrees.
  public var endAngle: Double { startAngle + sweep }

  /// Where it begins.
  public var start: Point { point(angle: startAngle) }
  /// Where it ends.
  public var end: Point { point(angle: endAngle) }

  /// The point of the ellipse at an angle θ in degrees.
  public func point(angle: Double) -> Point {
    let (sine, cosine) = sineAndCosine(degrees: angle)
    let local = Point(radiusX * cosine, radiusY * sine)
    guard rotation != 0 else { return center + local }
    let (s, c) = sineAndCosine(degrees: rotation)
    return center + Point(c * local.x - s * local.y, s * local.x + c * local.y)
  }

  /// The derivative by θ's share of the sweep, in user units.
  func speed(at share: Double) -> Double {
    let (sine, cosine) = sineAndCosine(degrees: startAngle + sweep * share)
    let radians = abs(sweep) * (.pi / 180)
    return Point(radiusX * sine, radiusY * cosine).length * radians
  }

  /// The length: closed for circles, else by integration to 1e-9 of itself.
  public var length: Double {
    if isCircular { return radiusX * abs(sweep) * (.pi / 180) }
    return arcLength(from: 0, to: 1, speed: speed)
  }

  /// The point at a share of the length, 0 to 1; to 1e-9 of the length.
  public func point(at share: Double) -> Point {
    let angleShare =
      isCircular ? share : parameter(atLengthShare: share, length: length, speed: speed)
    return point(angle: startAngle + sweep * angleShare)
  }

  /// The smallest upright rectangle that holds the arc.
  public var bounds: Rect {
    var angles = [startAngle, endAngle]
    let (s, c) = sineAndCosine(degrees: rotation)
    // x and y stand still where tan θ = −ry·sin φ / (rx·cos φ) and ry·cos φ / (rx·sin φ).
    for extreme in [
      degrees(ofY: -radiusY * s, x: radiusX * c),
      degrees(ofY: radiusY * c, x: radiusX * s),
    ] {
      let low = min(startAngle, endAngle)
      var angle = extreme + ((low - extreme) / 180).rounded(.up) * 180
      while angle <= min(max(startAngle, endAngle), low + 360) {
        angles.append(angle)
        angle += 180
      }
    }
    return Rect(holding: angles.map { point(angle: $0) })
  }
}

extension Rect {
  /// Makes the smallest rectangle that holds some points; the origin's where there are none.
  public init(holding points: [Point]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
