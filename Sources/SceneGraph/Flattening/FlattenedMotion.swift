public import Geometry
public import Timeline

/// A way along a path: at each moment uniform along one of its elements, up to a plain easing.
public struct FlattenedMotion: Hashable, Sendable {
  /// A stretch of time on one element of the path.
  public struct Leg: Hashable, Sendable {
    /// When it begins, 0 to 1 of the cycle.
    public let start: Double
    /// When it ends.
    public let end: Double
    /// The element's index in the path.
    public let segment: Int
    /// The share of the element's length at the beginning.
    public let from: Double
    /// The share of the element's length at the end.
    public let to: Double
    /// The easing over the leg: linear, or cubic within 0…1.
    public let easing: Easing
  }

  /// The path; neighbouring arcs of one circle and stretches of one line are one element.
  public let path: MotionPath
  /// The turn of the whole path; what moves along it is not turned.
  public let turn: Position.Turn
  /// The legs in order; each begins when the one before ends.
  public let legs: [Leg]
  /// At progress p of the cycle the legs are looked up at (p + shift) mod 1.
  public let shift: Double

  /// The place at a share of an element, not turned.
  public func point(_ leg: Leg, at share: Double) -> Point {
    path.segments[leg.segment].point(at: share)
  }

  /// The distance from the path's beginning of a leg's begin and end, in user units.
  public func distances(of leg: Leg) -> (from: Double, to: Double) {
    let start = path.distances[leg.segment]
    let length = path.distances[leg.segment + 1] - start
    return (start + leg.from * length, start + leg.to * length)
  }

  /// The same motion along the path turned so, the legs begun ahead by a share of the cycle.
  public func turned(_ turn: Position.Turn, shift: Double) -> FlattenedMotion {
    FlattenedMotion(path: path, turn: turn, legs: legs, shift: shift)
  }

  /// The place at the beginning of the cycle, not turned.
  public var start: Point {
    let first = legs.last { $0.start <= shift && $0.start < $0.end } ?? legs[0]
    guard shift > first.start else { return point(first, at: first.from) }
    let share = first.easing.value(at: (shift - first.start) / (first.end - first.start))
    return point(first, at: first.from.interpolated(to: first.to, at: share))
  }

  /// The same motion with the shift worked into the legs.
  public var unshifted: FlattenedMotion {
    if shift == 0 { return self }
    let own = legs.map(\.ramp)
    let ramps = Ramps.pieces(Timing.ahead(by: shift).ramps(overIterations: 1), own) {
      Ramps.value(of: own, at: $0)
    }
    return FlattenedMotion(
      path: path, turn: turn, legs: ramps.map { Leg($0, count: path.segments.count) },
      shift: 0)
  }
}

extension FlattenedMotion.Leg {
  /// Makes a leg of a ramp whose values are an element's index plus the share of its length.
  init(_ ramp: Ramp, count: Int) {
    let segment = min(min(ramp.from, ramp.to).rounded(.down), Double(count - 1))
    start = ramp.start
    end = ramp.end
    self.segment = Int(segment)
    from = ramp.from - segment
    to = ramp.to - segment
    easing = ramp.plainEasing
  }

  fileprivate var ramp: Ramp {
    let curve: Ramp.Curve =
      if case .cubicBezier(let curve) = easing { .cubic(curve) } else { .linear }
    return Ramp(
      start: start, end: end, from: Double(segment) + from, to: Double(segment) + to,
      curve: curve)
  }
}

extension FlattenedMotion.Leg {
  /// This leg cut into parts of equal way, each with its part of the easing: exact.
  public func divided(into count: Int) -> [FlattenedMotion.Leg] {
    guard from != to, count > 1 else { return [self] }
    let stops = (0...count).map { from + (to - from) * Double($0) / Double(count) }
    let shares = stops.map { ramp.share(reaching: Double(segment) + $0) }
    return (0..<count).map { index in
      let part = ramp.part(
        from: index == 0 ? 0 : shares[index], to: index == count - 1 ? 1 : shares[index + 1])
      return FlattenedMotion.Leg(
        start: part.start, end: part.end, segment: segment, from: stops[index],
        to: stops[index + 1], easing: part.plainEasing)
    }
  }
}

extension MotionPath {
  /// This path with neighbours that go on along one line or one circle made one element.
  var joined: MotionPath {
    MotionPath(
      segments.reduce(into: []) { result, segment in
        if let last = result.last, let joined = last.joined(with: segment) {
          result[result.count - 1] = joined
        } else {
          result.append(segment)
        }
      })
  }

  /// Distance → element index plus the share of its length, as pieces.
  var segmentRamps: [Ramp] {
    segments.indices.compactMap { index in
      guard distances[index] < distances[index + 1] else { return nil }
      return Ramp(
        start: distances[index], end: distances[index + 1], from: Double(index),
        to: Double(index + 1), curve: .linear)
    }
  }
}

extension MotionPath {
  /// A leg of no time at the end of the cycle, where a jump to a distance ends it.
  func jump(to distance: Double?, behind legs: [Ramp]) -> [Ramp] {
    guard let distance, let last = legs.last else { return [] }
    let place = Ramps.value(of: segmentRamps, at: distance)
    let jump = Ramp(start: 1, end: 1, from: place, to: place, curve: .linear)
    return last.meets(jump) ? [] : [jump]
  }
}

extension PathSegment {
  fileprivate func joined(with next: PathSegment) -> PathSegment? {
    switch (self, next) {
    case (.line(let a), .line(let b)):
      let straight = LineSegment(from: a.start, to: b.end)
      let detour = a.length + b.length - straight.length
      return detour <= 1e-12 * (a.length + b.length) ? .line(straight) : nil
    case (.arc(let a), .arc(let b)):
      let isSameCircle =
        a.isCircular && b.isCircular && a.center == b.center && a.radiusX == b.radiusX
      guard isSameCircle, a.endAngle == b.startAngle, (a.sweep < 0) == (b.sweep < 0) else {
        return nil
      }
      return .arc(
        Arc(
          center: a.center, radius: a.radiusX, startAngle: a.startAngle,
          sweep: a.sweep + b.sweep))
    default: return nil
    }
  }
}
