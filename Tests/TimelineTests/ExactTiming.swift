import Timeline

/// The timing model of Web Animations 1 written down step by step in exact fractions.
///
/// It follows the wording of "Animation effect phases and states" and of "Core animation effect
/// calculations", with a playback rate of 1 and without any tolerance.
struct ExactTiming: CustomStringConvertible {
  var delay = Fraction(0)
  var endDelay = Fraction(0)
  var duration = Fraction(1)
  /// `nil` is infinity.
  var count: Fraction? = Fraction(1)
  var start = Fraction(0)
  var direction = Direction.normal
  var fill = Fill.none

  /// What the calculations give before the easing; `iteration` is `nil` where it is infinite.
  struct Result: Hashable {
    let phase: TimingState.Phase
    let iteration: Int?
    let directed: Fraction
    let before: Bool
  }

  /// The same timing in the terms of the module.
  func timing(easing: Easing = .linear) -> Timing {
    Timing(
      iterationDuration: duration.value, iterationCount: count?.value ?? .infinity,
      delay: delay.value, endDelay: endDelay.value, iterationStart: start.value,
      direction: direction, fill: fill, easing: easing)
  }

  /// `nil` is infinity.
  private var activeDuration: Fraction? {
    if duration == Fraction(0) || count == Fraction(0) { return Fraction(0) }
    return count.map { duration * $0 }
  }

  private func phase(at local: Fraction) -> TimingState.Phase {
    let zero = Fraction(0)
    let end = activeDuration.map { max(delay + $0 + endDelay, zero) }
    let beforeActive = max(end.map { min(delay, $0) } ?? delay, zero)
    if local < beforeActive { return .before }
    guard let end, let activeDuration else { return .active }
    return local >= max(min(delay + activeDuration, end), zero) ? .after : .active
  }

  private func activeTime(at local: Fraction, in phase: TimingState.Phase) -> Fraction? {
    let zero = Fraction(0)
    switch (phase, fill) {
    case (.before, .backwards), (.before, .both): return max(local - delay, zero)
    case (.active, _): return local - delay
    case (.after, .forwards), (.after, .both):
      return max(activeDuration.map { min(local - delay, $0) } ?? local - delay, zero)
    default: return nil
    }
  }

  /// `nil` where the active time is unresolved.
  func result(at local: Fraction) -> (phase: TimingState.Phase, result: Result?) {
    let phase = phase(at: local)
    guard let active = activeTime(at: local, in: phase) else { return (phase, nil) }
    let overall: Fraction?  // nil is infinity
    if duration == Fraction(0) {
      overall = phase == .before ? start : count.map { $0 + start }
    } else {
      overall = active / duration + start
    }
    var simple = (overall ?? start).rest
    if simple == Fraction(0), phase != .before, active == activeDuration, count != Fraction(0) {
      simple = Fraction(1)
    }
    let iteration: Int? =
      phase == .after && count == nil
      ? nil : overall.map { simple == Fraction(1) ? $0.floor - 1 : $0.floor }
    let forwards = isForwards(in: iteration)
    let before = phase == .before && forwards || phase == .after && !forwards
    return (
      phase,
      Result(
        phase: phase, iteration: iteration, directed: forwards ? simple : Fraction(1) - simple,
        before: before)
    )
  }

  private func isForwards(in iteration: Int?) -> Bool {
    if direction == .normal { return true }
    if direction == .reverse { return false }
    guard var d = iteration else { return true }
    if direction == .alternateReverse { d += 1 }
    return d % 2 == 0
  }

  var description: String {
    "delay \(delay.value) end \(endDelay.value) D \(duration.value) n \(count?.value ?? .infinity) "
      + "start \(start.value) \(direction) \(fill)"
  }
}
