internal import Timeline

/// Functions in pieces, and the putting of one into another.
enum Ramps {
  /// outer, then inner, as pieces over outer's input: split wherever outer crosses inner's ends.
  ///
  /// Beyond inner's first and last piece the value at that end stays. Where outer stands still,
  /// it may do so on the very edge of a jump: there `exactly` tells inner's value.
  static func composed(
    _ outer: [Ramp], _ inner: [Ramp], exactly: (Double) -> Double
  ) -> [Ramp] {
    merged(pieces(outer, inner, exactly: exactly))
  }

  /// The same, each piece within one piece of inner even where neighbours lie on one line.
  static func pieces(
    _ outer: [Ramp], _ inner: [Ramp], exactly: (Double) -> Double
  ) -> [Ramp] {
    if outer.count == 1, outer[0].isIdentity, inner.areMovingOverUnit { return inner }
    return outer.flatMap { composed($0, inner, exactly) }
  }

  private static func composed(
    _ outer: Ramp, _ inner: [Ramp], _ exactly: (Double) -> Double
  ) -> [Ramp] {
    if outer.isConstant {
      let value = exactly(outer.from)
      return [
        Ramp(start: outer.start, end: outer.end, from: value, to: value, curve: .linear)
      ]
    }
    let rises = outer.from < outer.to
    let low = min(outer.from, outer.to)
    let high = max(outer.from, outer.to)
    let edges = inner.map(\.start) + (inner.last.map { [$0.end] } ?? [])
    var stops = [low] + edges.filter { $0 > low && $0 < high } + [high]
    if !rises { stops.reverse() }
    var shares = stops.map { outer.share(reaching: $0) }
    shares[0] = 0
    shares[shares.count - 1] = 1
    return zip(stops.indices, stops.indices.dropFirst()).compactMap { first, second in
      guard shares[second] - shares[first] > 1e-9 else { return nil }
      var part = outer.part(from: shares[first], to: shares[second])
      part.from = stops[first]
      part.to = stops[second]
      return composed(whole: part, inner, exactly)
    }
  }

  /// One outer piece whose values lie within one piece of inner, or beyond its ends.
  private static func composed(
    whole outer: Ramp, _ inner: [Ramp], _ exactly: (Double) -> Double
  ) -> Ramp {
    let middle = (outer.from + outer.to) / 2
    guard let piece = inner.first(where: { $0.start <= middle && middle < $0.end }),
      !piece.isConstant
    else {
      let value = exactly(middle)
      return Ramp(start: outer.start, end: outer.end, from: value, to: value, curve: .linear)
    }
    let width = piece.end - piece.start
    let low = (outer.from - piece.start) / width
    let high = (outer.to - piece.start) / width
    let reached =
      low < high
      ? piece.part(from: max(low, 0), to: min(high, 1))
      : piece.part(from: max(high, 0), to: min(low, 1)).reversed
    return Ramp(
      start: outer.start, end: outer.end, from: reached.from, to: reached.to,
      curve: .composed(outer.curve, reached.curve))
  }

  /// The value at an input; at an edge the later piece counts, beyond the ends the end's value.
  static func value(of ramps: [Ramp], at input: Double) -> Double {
    guard let first = ramps.first, let last = ramps.last else { return input }
    if input < first.start { return first.from }
    let piece = ramps.last { $0.start <= input && $0.start < $0.end } ?? last
    return input >= piece.end ? piece.to : piece.value(at: input)
  }

  /// Neighbours that stand still at one value, or go on along one line, made one.
  static func merged(_ ramps: [Ramp]) -> [Ramp] {
    ramps.reduce(into: []) { result, ramp in
      guard let last = result.last, last.meets(ramp), last.continues(with: ramp) else {
        result.append(ramp)
        return
      }
      result[result.count - 1].end = ramp.end
      result[result.count - 1].to = ramp.to
    }
  }
}

extension [Ramp] {
  /// Whether these are pieces over 0…1 of which each has some length and goes somewhere.
  fileprivate var areMovingOverUnit: Bool {
    guard first?.start == 0, last?.end == 1 else { return false }
    return allSatisfy { !$0.isConstant && $0.end - $0.start > 1e-9 }
  }
}

extension Ramp {
  /// Whether the value is the input over 0…1.
  fileprivate var isIdentity: Bool {
    guard case .linear = curve else { return false }
    return start == 0 && end == 1 && from == 0 && to == 1
  }

  /// The same way walked from its other end.
  fileprivate var reversed: Ramp {
    let mirrored: Curve =
      switch curve {
      case .linear: .linear
      case .cubic(let curve):
        .cubic(.init(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1))
      case .easing(let easing): .function { 1 - easing.value(at: 1 - $0) }
      case .function(let function): .function { 1 - function(1 - $0) }
      }
    return Ramp(start: start, end: end, from: to, to: from, curve: mirrored)
  }

  /// Whether another ramp begins at the value at which this one ends, but for rounding.
  func meets(_ next: Ramp) -> Bool {
    abs(to - next.from) <= 1e-9 * max(1, abs(to))
  }

  /// Whether another ramp that begins where this one ends goes on along the same line.
  fileprivate func continues(with next: Ramp) -> Bool {
    if isConstant || next.isConstant { return isConstant && next.isConstant }
    guard case .linear = curve, case .linear = next.curve else { return false }
    let slope = (to - from) / (end - start)
    let nextSlope = (next.to - next.from) / (next.end - next.start)
    return abs(slope - nextSlope) <= 1e-9 * max(abs(slope), abs(nextSlope))
  }
}
