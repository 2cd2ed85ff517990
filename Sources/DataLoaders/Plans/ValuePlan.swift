internal import Loaders
internal import SceneGraph
internal import Timeline

/// A value of a file: it stands still or follows key frames, whose places may tell seconds.
enum ValuePlan<Value: Sendable>: Sendable {
  /// The same value always.
  case constant(Value)
  /// Key frames, at least one, and when they run within the scene's iteration.
  case track([KeyFramePlan<Value>], Timing)

  /// The value where an iteration lasts so many seconds.
  func animated(_ duration: Double) -> Animated<Value> {
    switch self {
    case .constant(let value): return .constant(value)
    case .track(let plans, let timing):
      let frames = plans.map {
        KeyFrame($0.offset.share(of: duration), $0.value, easing: $0.easing)
      }
      return .track(Track(first: frames[0], others: Array(frames.dropFirst())), timing)
    }
  }

  /// The plan with other values in the place of its own.
  func map<New>(_ transform: (Value) -> New) -> ValuePlan<New> {
    switch self {
    case .constant(let value): .constant(transform(value))
    case .track(let plans, let timing):
      .track(
        plans.map {
          KeyFramePlan(offset: $0.offset, value: transform($0.value), easing: $0.easing)
        }, timing)
    }
  }
}

/// A key frame of a file.
struct KeyFramePlan<Value: Sendable>: Sendable {
  /// The place in the iteration.
  let offset: OffsetPlan
  /// The value there.
  let value: Value
  /// The easing from here to the next key frame.
  let easing: Easing
}

/// A place in the iteration: a share of it, or a time behind one.
struct OffsetPlan: Hashable, Sendable {
  /// The share of the iteration, 0 to 1, from which the time counts.
  var share: Double
  /// The time behind it in seconds.
  var seconds = 0.0
  /// The longest that the time may be, as a share of the iteration, 0 to 1.
  var atMost = 1.0

  /// The place as a share of an iteration that lasts so many seconds, 0 to 1.
  func share(of duration: Double) -> Double {
    seconds == 0 ? share : Swift.min(share + Swift.min(seconds / duration, atMost), 1)
  }
}
