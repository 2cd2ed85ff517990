/// Which way iterations run (Web Animations 1, `PlaybackDirection`).
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// Every iteration forwards.
  case normal
  /// Every iteration backwards.
  case reverse
  /// Even iterations, from 0, forwards; odd ones backwards.
  case alternate
  /// Even iterations, from 0, backwards; odd ones forwards.
  case alternateReverse = "alternate-reverse"

  /// Whether an iteration, counted from 0, runs forwards.
  ///
  /// Where directions alternate, an infinite iteration runs forwards, as the standard sets.
  public func isForwards(inIteration iteration: Double) -> Bool {
    let rest = iteration.truncatingRemainder(dividingBy: 2)
    return switch self {
    case .normal: true
    case .reverse: false
    case .alternate: !iteration.isFinite || rest == 0
    case .alternateReverse: !iteration.isFinite || rest != 0
    }
  }
}
