/// When an effect runs: the timing properties of Web Animations 1, section 4.
///
/// Times share one unit, seconds for a scene as a whole. Playback is forwards.
public struct Timing: Hashable, Sendable {
  /// Time before the effect is active; negative starts it in the middle.
  public var delay: Double
  /// Time behind the active interval that still belongs to the effect.
  public var endDelay: Double
  /// The length of one iteration, 0 or more.
  public var iterationDuration: Double
  /// How often the iteration runs: 0 or more, not necessarily whole, or infinity.
  public var iterationCount: Double
  /// The offset into the iterations at which the effect starts, 0 or more.
  public var iterationStart: Double
  /// Which way each iteration runs.
  public var direction: Direction
  /// What shows outside the active interval.
  public var fill: Fill
  /// The easing of an iteration's directed progress.
  public var easing: Easing

  /// Makes a timing; the defaults are those of the standard but for the iteration's length.
  public init(
    iterationDuration: Double, iterationCount: Double = 1, delay: Double = 0,
    endDelay: Double = 0, iterationStart: Double = 0, direction: Direction = .normal,
    fill: Fill = .none, easing: Easing = .linear
  ) {
    self.delay = delay
    self.endDelay = endDelay
    self.iterationDuration = max(iterationDuration, 0)
    self.iterationCount = max(iterationCount, 0)
    self.iterationStart = max(iterationStart, 0)
    self.direction = direction
    self.fill = fill
    self.easing = easing
  }

  /// The length of all iterations together (Web Animations 1, section 4.6.4).
  public var activeDuration: Double {
    iterationDuration == 0 || iterationCount == 0 ? 0 : iterationDuration * iterationCount
  }

  /// When the effect and its end delay are over (Web Animations 1, section 4.5.3).
  public var endTime: Double {
    max(delay + activeDuration + endDelay, 0)
  }
}
