public import Timeline

/// A value that stands still, or varies over the scene's iteration.
///
/// A track's timing counts in iterations of the scene: local time is the scene's progress, and
/// one whole iteration lasts 1. Timing easing comes first, then the key frames are looked up.
public enum Animated<Value> {
  /// The same value always.
  case constant(Value)
  /// Key frames, and when they run within the scene's iteration.
  case track(Track<Value>, Timing = .wholeIteration)

  /// Whether the value stands still.
  public var isConstant: Bool {
    if case .constant = self { true } else { false }
  }
}

extension Animated where Value: Interpolatable {
  /// The value at the scene's progress, 0 to 1.
  @inlinable
  public func value(at progress: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .track(let track, let timing): track.value(at: timing.trackProgress(at: progress))
    }
  }
}

extension Animated {
  /// The value at the scene's progress of a track that only jumps.
  @inlinable
  public func discreteValue(at progress: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .track(let track, let timing):
      track.discreteValue(at: timing.trackProgress(at: progress))
    }
  }
}

extension Animated: Sendable where Value: Sendable {}
extension Animated: Equatable where Value: Equatable {
  /// Whether both are told by the same values and the same timing.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.constant(let a), .constant(let b)): a == b
    case (.track(let a, let timing), .track(let b, let other)): a == b && timing == other
    default: false
    }
  }
}
extension Animated: Hashable where Value: Hashable {}

extension Timing {
  /// Once over the scene's iteration.
  public static let wholeIteration = Timing(iterationDuration: 1, fill: .both)

  /// Once over the scene's iteration, but ahead by a share of it: what comes at its end wraps.
  public static func ahead(by share: Double, easing: Easing = .linear) -> Timing {
    Timing(iterationDuration: 1, iterationStart: share, fill: .both, easing: easing)
  }

  /// Once over the scene's iteration with an easing over the whole of it.
  public static func eased(_ easing: Easing) -> Timing {
    Timing(iterationDuration: 1, fill: .both, easing: easing)
  }

  /// The progress of a track at the scene's progress, for a timing that counts in iterations.
  public func trackProgress(at progress: Double) -> Double {
    state(at: progress).progress ?? 0
  }
}
