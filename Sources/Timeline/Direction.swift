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
  public func isForwards(inIteration iteration: Double) -> Bool {
    let isEven = iteration.truncatingRemainder(dividingBy: 2) == 0
    return switch self {
    case .normal: true
    case .reverse: false
    case .alternate: isEven
    case .alternateReverse: !isEven
    }
  }
}
