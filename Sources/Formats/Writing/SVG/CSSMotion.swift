internal import Geometry
internal import SceneGraph
internal import Timeline

/// Movement along a path in CSS transforms: on lines a translation, on circles a rotation.
///
/// Every key frame has the form T(center)·R(angle)·T(radius, 0), so that an arc is an angle that
/// changes and a line is a center that changes, both exactly; what must not turn with the angle
/// is turned back by R(−angle). Where one circle follows another,
/// two key frames a hundred-thousandth of the cycle apart say the same place in both forms.
struct CSSMotion {
  struct Frame {
    let offset: Double
    let transform: String
    let easing: Easing
  }

  /// A place told by a center, an angle in degrees, and a radius that may be negative.
  private struct Polar {
    var center: Point
    var angle: Double
    var radius: Double

    var place: Point { center + Affine.rotation(degrees: angle)(Point(radius, 0)) }
  }

  private(set) var frames: [Frame] = []
  private let precision: SVGPrecision
  private let isStraight: Bool
  private let mayTurn: Bool

  init(_ motion: FlattenedMotion, mayTurn: Bool, _ precision: SVGPrecision) {
    self.precision = precision
    self.mayTurn = mayTurn
    isStraight = !motion.legs.contains { motion.isCircular($0) }
    var current = Polar(center: .zero, angle: 0, radius: 0)
    if let arc = motion.legs.first(where: { motion.isCircular($0) }) {
      current = Self.ends(of: arc, motion, from: current).start
    }
    var last: String?
    for leg in motion.legs.flatMap({ motion.simplified($0, precision) }) {
      let (start, end) = Self.ends(of: leg, motion, from: current)
      let text = self.text(start)
      if let last, last != text {
        let isElsewhere =
          abs(start.angle - current.angle) > 0.01
          || start.place.distance(to: current.place) > precision.accuracy
        frames.append(
          Frame(offset: leg.start, transform: last, easing: isElsewhere ? .stepEnd : .linear))
      }
      frames.append(Frame(offset: leg.start, transform: text, easing: leg.easing))
      current = end
      last = self.text(end)
    }
    frames.append(Frame(offset: 1, transform: last ?? text(current), easing: .linear))
  }

  private func text(_ polar: Polar) -> String {
    let center = precision.length(polar.center.x) + "px"
    let y = precision.length(polar.center.y)
    let translation = "translate(\(center)" + (y == "0" ? ")" : ",\(y)px)")
    if isStraight { return translation }
    return translation + "rotate(\(precision.angle(polar.angle))deg)"
      + "translate(\(precision.length(polar.radius))px)"
      + (mayTurn ? "" : "rotate(\(precision.angle(-polar.angle))deg)")
  }

  /// A leg's ends in the form that goes on most smoothly from where the last leg ended.
  private static func ends(
    of leg: FlattenedMotion.Leg, _ motion: FlattenedMotion, from last: Polar
  ) -> (start: Polar, end: Polar) {
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
    let start = Polar(
      center: arc.center, angle: first + 180 * halfTurns,
      radius: isOpposite ? -arc.radiusX : arc.radiusX)
    var end = start
    end.angle += arc.sweep * (leg.to - leg.from)
    return (start, end)
  }
}

extension FlattenedMotion {
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
