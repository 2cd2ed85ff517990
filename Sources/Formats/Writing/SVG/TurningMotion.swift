internal import Geometry
internal import SceneGraph
internal import Timeline

/// Movement along a path in the form that SVG's animation elements follow best:
/// R(angle about center)·T(home).
///
/// On lines the home moves and the rotation stands still; on circles it is the other way round.
struct TurningMotion {
  /// A place told by where it is before it is turned about a center by an angle in degrees.
  struct Place {
    let center: Point
    let angle: Double
    let home: Point
  }

  let legs: [MotionLeg<Place>]
  private let polar: PolarMotion
  private let firstCenter: Point

  init(_ polar: PolarMotion) {
    self.polar = polar
    let first = polar.legs.first { !$0.isStraight }?.from.center ?? .zero
    var center = first
    legs = polar.legs.map { leg in
      if !leg.isStraight { center = leg.from.center }
      return MotionLeg(
        start: leg.start, end: leg.end, from: Self.place(leg.from, about: center),
        to: Self.place(leg.to, about: center), easing: leg.easing)
    }
    firstCenter = first
  }

  /// The place at a progress of the cycle.
  func place(at progress: Double) -> Place {
    var center = firstCenter
    for leg in polar.legs where leg.start <= progress && !leg.isStraight {
      center = leg.from.center
    }
    return Self.place(polar.place(at: progress), about: center)
  }

  private static func place(_ place: PolarMotion.Place, about center: Point) -> Place {
    Place(
      center: center, angle: place.angle,
      home: center + Affine.rotation(degrees: -place.angle)(place.point - center))
  }
}

extension MotionLeg<PolarMotion.Place> {
  /// Whether the angle stands still.
  fileprivate var isStraight: Bool { from.angle == to.angle }
}
