internal import Timeline

/// A monotone piece of a function: from one value to another over an interval of its input.
///
/// The value at x is from + (to − from)·curve((x − start) / (end − start)).
struct Ramp {
  /// How the value gets from one end to the other, normalised to 0…1 both ways.
  enum Curve {
    case linear
    case cubic(CubicBezierEasing)
    /// A whole easing that rises from 0 to 1 and is no cubic.
    case easing(Easing)
    case function(@Sendable (Double) -> Double)

    func callAsFunction(_ share: Double) -> Double {
      switch self {
      case .linear: share
      case .cubic(let curve): curve.value(at: share)
      case .easing(let easing): easing.value(at: share)
      case .function(let function): function(share)
      }
    }
  }

  var start: Double
  var end: Double
  var from: Double
  var to: Double
  var curve: Curve

  var isConstant: Bool { from == to }

  func value(at input: Double) -> Double {
    if isConstant || end == start { return from }
    return from + (to - from) * curve((input - start) / (end - start))
  }

  /// The share of the interval at which the value is reached; the curve must rise strictly.
  func share(reaching value: Double) -> Double {
    let target = (value - from) / (to - from)
    if target <= 0 { return 0 }
    if target >= 1 { return 1 }
    switch curve {
    case .linear: return target
    case .cubic(let curve):
      guard let parameter = curve.parameters(ofOutput: target).first else { return target }
      return curve.input(atParameter: parameter)
    case .easing, .function:
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if curve(middle) < target { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  /// The part of this ramp between two shares of its interval; exact for lines and cubics.
  func part(from low: Double, to high: Double) -> Ramp {
    if low == 0, high == 1 { return self }
    let inputs = (start + (end - start) * low, high == 1 ? end : start + (end - start) * high)
    if isConstant {
      return Ramp(start: inputs.0, end: inputs.1, from: from, to: to, curve: .linear)
    }
    let values = (
      from + (to - from) * curve(low), high == 1 ? to : from + (to - from) * curve(high)
    )
    return Ramp(
      start: inputs.0, end: inputs.1, from: values.0, to: values.1,
      curve: curve.part(from: low, to: high))
  }
}

extension Ramp.Curve {
  /// This curve between two shares, stretched to 0…1 both ways.
  func part(from low: Double, to high: Double) -> Ramp.Curve {
    switch self {
    case .linear: return .linear
    case .cubic(let curve):
      let piece = curve.piece(from: curve.parameter(at: low), to: curve.parameter(at: high))
      if let piece { return piece.isLinear ? .linear : .cubic(piece) }
      return Self.stretched({ curve.value(at: $0) }, from: low, to: high)
    case .easing(let easing):
      return Self.stretched({ easing.value(at: $0) }, from: low, to: high)
    case .function(let function): return Self.stretched(function, from: low, to: high)
    }
  }

  /// A function between two inputs, stretched to 0…1 both ways.
  static func stretched(
    _ function: @escaping @Sendable (Double) -> Double, from low: Double, to high: Double
  ) -> Ramp.Curve {
    let bottom = function(low)
    let height = function(high) - bottom
    guard height != 0 else { return .linear }
    return .function { (function(low + (high - low) * $0) - bottom) / height }
  }

  /// outer, then inner: x ↦ inner(outer(x)).
  static func composed(_ outer: Ramp.Curve, _ inner: Ramp.Curve) -> Ramp.Curve {
    switch (outer, inner) {
    case (.linear, let other), (let other, .linear): other
    default: .function { inner(outer($0)) }
    }
  }
}
