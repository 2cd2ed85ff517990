internal import Geometry
internal import SceneGraph
internal import Timeline

/// A circle that is seen from the side and tilted, on which bodies go round at constant speed.
///
/// With θ = 2π(turns·p + lead) a body is at center + R(tilt)·(radius·cos θ, flatness·radius·sin θ),
/// and nearer than the center by sin θ radii.
struct TiltedCircle {
  var center = Point(50, 50)
  let radius: Double
  /// The height of what is seen of the circle as a share of its width, 0 to 1.
  let flatness: Double
  /// The turn of what is seen in degrees, clockwise.
  var tilt = 0.0

  /// Where a body is.
  func position(turns: Int = 1, lead: Double = 0) -> Position {
    let turn = Affine.rotation(degrees: tilt)
    let (wide, high) = (turn(Point(radius, 0)), turn(Point(0, flatness * radius)))
    return .coordinates(
      x: wave(center.x, Point(wide.x, high.x), turns, lead),
      y: wave(center.y, Point(wide.y, high.y), turns, lead))
  }

  /// Even places on the circle in their order, the first one at a share of it and once more at the
  /// end, and how near each one is: sin θ.
  func places(_ count: Int, from lead: Double = 0) -> [(point: Point, nearness: Double)] {
    let turn = Affine.rotation(degrees: tilt)
    return (0...count).map { place in
      let angle = 360 * (lead + Double(place % count) / Double(count))
      let arm = Affine.rotation(degrees: angle)(Point(1, 0))
      return (center + turn(Point(arm.x, flatness * arm.y) * radius), arm.y)
    }
  }

  /// 1 + depth·sin θ: how large a body is drawn, or how clearly.
  func nearness(_ depth: Double, about middle: Double = 1, turns: Int = 1, lead: Double = 0)
    -> Animated<Double>
  {
    wave(middle, Point(0, depth), turns, lead)
  }

  /// The circle as it is seen, to be stroked.
  var outline: Path {
    let arc = Arc(
      center: center, radiusX: radius, radiusY: flatness * radius, rotation: tilt, startAngle: 0,
      sweep: 360)
    return Path([.init(start: arc.start, segments: [.arc(arc)], isClosed: true)])
  }

  /// Whether a body is on the near half of the circle at a progress.
  static func isNear(at progress: Double, turns: Int = 1, lead: Double = 0) -> Bool {
    let place = Double(turns) * progress + lead
    return place - place.rounded(.down) < 0.5
  }

  /// middle + x·cos θ + y·sin θ, which is middle + length·cos(θ − angle).
  private func wave(_ middle: Double, _ parts: Point, _ turns: Int, _ lead: Double)
    -> Animated<Double>
  {
    Track.cosine(middle, parts.length, periods: turns)
      .ahead(by: (lead - parts.angle / 360) / Double(turns))
  }
}
