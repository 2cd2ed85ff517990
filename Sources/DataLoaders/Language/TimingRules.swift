internal import JSONReading
internal import Timeline

extension Rule<Timing> {
  /// When key frames run, counted in iterations of the loader (Web Animations 1, section 4).
  static let timing = Rule.object(
    "timing",
    "When key frames run; one iteration of the loader lasts 1. By itself they run once over it.",
    Member(
      "iterationStart", Rule<Double>.number(0...100), default: 0,
      "The place in the key frames at which they start; what comes before it wraps to the end."),
    Member(
      "easing", Rule<Easing>.easing, default: "linear",
      "The easing over all key frames together, before they are looked up."),
    Member(
      "direction", Rule<Direction>.word, default: "normal", "Which way they run."),
    Member(
      "iterations", Rule<Double>.number(0...1000), default: 1,
      "How often they run within an iteration of the loader."),
    Member(
      "iterationDuration", Rule<Double>.number(0.001...1000), default: 1,
      "How long they take once, in iterations of the loader."),
    Member(
      "delay", Rule<Double>.number(-100...100), default: 0,
      "How much later than the loader they start, in iterations of the loader."),
    Member(
      "endDelay", Rule<Double>.number(-100...100), default: 0,
      "How long they still count behind their end, in iterations of the loader."),
    Member(
      "fill", Rule<Fill>.word, default: "both",
      "Whether they count before their beginning and behind their end too; where they do not, their"
        + " first value does.")
  ) { iterationStart, easing, direction, iterations, duration, delay, endDelay, fill in
    Timing(
      iterationDuration: duration, iterationCount: iterations, delay: delay, endDelay: endDelay,
      iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
  }
}

extension Timing {
  /// How often key frames are begun within an iteration of the scene, at least once.
  var plays: Int {
    let most = min(iterationCount, 1 / iterationDuration + 1).rounded(.up)
    return Int(max(most, 1))
  }
}
