internal import Geometry
internal import SceneGraph
internal import Timeline

/// Movement along a path in a form that transforms can follow: T(center)·R(angle)·T(radius, 0).
///
/// An arc is an angle that changes and a line is a center that changes, both exactly; curves
/// become chains of chords within the accuracy.
struct PolarMotion {
  /// A place told by a center, an angle in degrees, and a radius that may be negative.
  struct Place: Equatable {
    var center: Point
    var angle: Double
    var radius: Double

    var point: Point { center + Affine.rotation(degrees: angle)(Point(radius, 0)) }
  }

  private(set) var legs: [MotionLeg<Place>] = []

  init(_ motion: FlattenedMotion, _ precision: SVGPrecision) {
    var current = Place(center: .zero, angle: 0, radius: 0)
    if let arc = motion.legs.first(where: { motion.isCircular($0) }) {
      current = Self.ends(of: arc, motion, from: current).start
    }
    for leg in motion.legs.flatMap({ motion.simplified($0, precision) }) {
      let (start, end) = Self.ends(of: leg, motion, from: current)
      legs.append(
        MotionLeg(start: leg.start, end: leg.end, from: start, to: end, easing: leg.easing))
      current = end
    }
  }

  /// The place at a progress of the cycle.
  func place(at progress: Double) -> Place {
    let leg = legs.last { $0.start <= progress && $0.start < $0.end } ?? legs[0]
    let share = leg.easing.value(at: (progress - leg.start) / (leg.end - leg.start))
    return Place(
      center: leg.from.center.interpolated(to: leg.to.center, at: share),
      angle: leg.from.angle.interpolated(to: leg.to.angle, at: share),
      radius: leg.from.radius.interpolated(to: leg.to.radius, at: share))
  }

  /// A leg's ends in the form that goes on most smoothly from where the last leg ended.
  private static func ends(
    of leg: FlattenedMotion.Leg, _ motion: FlattenedMotion, from last: Place
  ) -> (start: Place, end: Place) {
    guard motion.isCircular(leg), case .arc(let arc) = motion.path.segments[leg.segment] else {
      let arm = Affine.rotation(degrees: last.angle)(Point(last.radius, 0))
      var (start, end) = (last, last)
      start.center = motion.point(leg, at: leg.from) - arm
      end.center = motion.point(leg, at: leg.to) - arm
      return (start, end)
    }
    let first = arc.startAngle + arc.sweep * leg.from
    // Half turns lead from the arc's own angle to the nearest one that says the same place.
    let halfTurns = ((last.angle - first) / 180).rounded()
    let isOpposite = halfTurns.truncatingRemainder(dividingBy: 2) != 0
    let start = Place(
      center: arc.center, angle: first + 180 * halfTurns,
      radius: isOpposite ? -arc.radiusX : arc.radiusX)
    var end = start
    end.angle += arc.sweep * (leg.to - leg.from)
    return (start, end)
  }
}

extension FlattenedMotion {
  /// Whether no leg is on a circle, so that translations alone tell the movement.
  var isStraight: Bool { !legs.contains { isCircular($0) } }

  fileprivate func isCircular(_ leg: Leg) -> Bool {
    if case .arc(let arc) = path.segments[leg.segment] { arc.isCircular } else { false }
  }

  /// A leg as such legs as a line or a circle can follow: curves become chains of chords.
  fileprivate func simplified(_ leg: Leg, _ precision: SVGPrecision) -> [Leg] {
    if isCircular(leg) { return [leg] }
    if case .line = path.segments[leg.segment] { return [leg] }
    // The sag falls with the square of the count.
    var count = 4
    while count < 128 {
      let excess = sag(of: leg, in: count) / precision.accuracy
      if excess <= 1 { break }
      count = min(max(count + 1, Int(Double(count) * min(excess.squareRoot(), 8))), 128)
    }
    return leg.divided(into: count)
  }

  /// How far the middles of so many chords are from the middles of their parts of the way.
  private func sag(of leg: Leg, in count: Int) -> Double {
    let points = (0...2 * count).map { step in
      point(leg, at: leg.from + (leg.to - leg.from) * Double(step) / Double(2 * count))
    }
    return stride(from: 0, to: 2 * count, by: 2).reduce(0) { worst, step in
      let middle = points[step].interpolated(to: points[step + 2], at: 0.5)
      return max(worst, middle.distance(to: points[step + 1]))
    }
  }
}
