internal import Timeline

extension Easing {
  /// This easing as monotone pieces over its input 0…1.
  var ramps: [Ramp] {
    switch self {
    case .linear: [Ramp(start: 0, end: 1, from: 0, to: 1, curve: .linear)]
    case .cubicBezier(let curve): curve.ramps
    case .steps(let steps): steps.ramps
    case .piecewiseLinear(let easing): easing.ramps
    case .sineIn, .sineOut, .sineInOut:
      [Ramp(start: 0, end: 1, from: 0, to: 1, curve: .easing(self))]
    }
  }
}

extension CubicBezierEasing {
  fileprivate var ramps: [Ramp] {
    if isLinear { return Easing.linear.ramps }
    let stops = [0] + turningParameters + [1]
    return zip(stops, stops.dropFirst()).map { low, high in
      let start = input(atParameter: low)
      let end = high == 1 ? 1 : input(atParameter: high)
      return Ramp(
        start: start, end: end, from: value(at: start), to: value(at: end),
        curve: piece(from: low, to: high).map(Ramp.Curve.cubic)
          ?? .stretched({ value(at: $0) }, from: start, to: end))
    }
  }
}

extension StepsEasing {
  fileprivate var ramps: [Ramp] {
    (0..<count).map { step in
      let value = value(at: (Double(step) + 0.5) / Double(count))
      return Ramp(
        start: Double(step) / Double(count), end: Double(step + 1) / Double(count), from: value,
        to: value, curve: .linear)
    }
  }
}

extension PiecewiseLinearEasing {
  fileprivate var ramps: [Ramp] {
    let inner = points.filter { $0.input > 0 && $0.input < 1 }
    let inputs = [0] + inner.map(\.input) + [1]
    return zip(inputs, inputs.dropFirst()).compactMap { start, end in
      guard start < end else { return nil }
      // The value just before a jump is that on the line through the interval's inside.
      let middle = value(at: (start + end) / 2)
      let from = value(at: start)
      return Ramp(start: start, end: end, from: from, to: 2 * middle - from, curve: .linear)
    }
  }
}
