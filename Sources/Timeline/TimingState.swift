/// Where an effect stands at one local time (Web Animations 1, section 4.8).
public struct TimingState: Hashable, Sendable {
  /// The part of the effect's life.
  public enum Phase: Hashable, Sendable {
    /// Not begun.
    case before
    /// Running: from its beginning up to, not including, its end.
    case active
    /// Over.
    case after
  }

  /// The part of the effect's life.
  public let phase: Phase
  /// The iteration counted from 0, possibly infinite; `nil` where the effect shows nothing.
  public let iteration: Double?
  /// The eased progress in the iteration; `nil` where the effect shows nothing.
  public let progress: Double?
}

extension Timing {
  /// The state at a local time, computed directly: constant cost for every instant.
  ///
  /// Times that differ by 4 units in the last place count as equal, quotients of times are rounded
  /// to twice as much, and sums of iterations to 50 bits, so that decimal fractions meet interval
  /// edges exactly: 2.4 s is the beginning of the fourth iteration of 0.8 s.
  public func state(at localTime: Double) -> TimingState {
    let phase = phase(at: localTime)
    guard let activeTime = activeTime(at: localTime, in: phase) else {
      return TimingState(phase: phase, iteration: nil, progress: nil)
    }
    let precision = 8 * max(localTime.magnitude, delay.magnitude).ulp
    let overall = overallProgress(atActiveTime: activeTime, within: precision, in: phase)
    let simple = simpleProgress(of: overall, atActiveTime: activeTime, in: phase)
    let iteration = currentIteration(of: overall, simple: simple, in: phase)
    let forwards = direction.isForwards(inIteration: iteration)
    let directed = forwards ? simple : 1 - simple
    let before = phase == .before && forwards || phase == .after && !forwards
    return TimingState(
      phase: phase, iteration: iteration, progress: easing.value(at: directed, before: before))
  }

  private func phase(at localTime: Double) -> TimingState.Phase {
    let begin = max(min(delay, endTime), 0)
    let isBegun = localTime >= begin || localTime.isSame(as: begin)
    let end = max(min(delay + activeDuration, endTime), 0)
    let isOver = localTime >= end || localTime.isSame(as: end, summing: largestTime)
    if isOver, isBegun || end == begin { return .after }
    return isBegun ? .active : .before
  }

  /// The longest of the times that the end is a sum of.
  private var largestTime: Double {
    let largest = max(delay.magnitude, endDelay.magnitude, activeDuration)
    return largest.isFinite ? largest : 0
  }

  /// Web Animations 1, section 4.8.3.1.
  private func activeTime(at localTime: Double, in phase: TimingState.Phase) -> Double? {
    switch phase {
    case .before: fill.coversBefore ? max(localTime - delay, 0) : nil
    case .active: max(localTime - delay, 0)
    case .after:
      if !fill.coversAfter {
        nil
      } else if localTime.isSame(as: delay + activeDuration, summing: largestTime) {
        activeDuration
      } else {
        max(min(localTime - delay, activeDuration), 0)
      }
    }
  }

  /// Web Animations 1, section 4.8.3.2.
  private func overallProgress(
    atActiveTime activeTime: Double, within precision: Double, in phase: TimingState.Phase
  ) -> Double {
    if iterationDuration == 0 {
      return (phase == .before ? 0 : iterationCount) + iterationStart
    }
    let iterations =
      activeTime == activeDuration
      ? iterationCount
      : (activeTime / iterationDuration).rounded(toMultiplesOf: precision / iterationDuration)
    return (iterations + iterationStart).roundedTo50Bits
  }

  /// Web Animations 1, section 4.8.3.3.
  private func simpleProgress(
    of overall: Double, atActiveTime activeTime: Double, in phase: TimingState.Phase
  ) -> Double {
    let rest = (overall.isFinite ? overall : iterationStart).truncatingRemainder(dividingBy: 1)
    let last = (iterationCount + iterationStart).roundedTo50Bits
    let isOver = activeTime == activeDuration || overall.isFinite && overall >= last
    return phase != .before && isOver && iterationCount != 0 && rest == 0 ? 1 : rest
  }

  /// Web Animations 1, section 4.8.4.
  private func currentIteration(
    of overall: Double, simple: Double, in phase: TimingState.Phase
  ) -> Double {
    if phase == .after, iterationCount == .infinity { return .infinity }
    return simple == 1 ? overall - 1 : overall.rounded(.down)
  }
}
