import LoaderService
import Synchronization

/// How often the settings were read again, and how that went.
final class ReloadCounts: Sendable {
  private struct Counts {
    var good = 0
    var bad = 0
    var isLastGood = true
    /// When settings took effect the last time, in seconds since 1970.
    var lastGood: Int
  }

  private let counts: Mutex<Counts>
  private let now: @Sendable () -> Int

  /// Begins with the settings of the start, which are good.
  init(now: @escaping @Sendable () -> Int = WallClock.seconds) {
    self.now = now
    counts = Mutex(Counts(lastGood: now()))
  }

  /// Counts settings that took effect, or that are at fault.
  func count(isGood: Bool) {
    counts.withLock { counts in
      counts.isLastGood = isGood
      if isGood {
        counts.good += 1
        counts.lastGood = now()
      } else {
        counts.bad += 1
      }
    }
  }

  /// The metrics at this moment.
  var metrics: [Metric] {
    let counts = counts.withLock { $0 }
    return [
      Metric(
        "loaderd_reloads_total", .counter,
        "How often settings were read again, by what came of it.",
        [
          Metric.Sample(Double(counts.good), labels: [["result", "success"]]),
          Metric.Sample(Double(counts.bad), labels: [["result", "failure"]]),
        ]),
      Metric(
        "loaderd_last_reload_successful", .gauge,
        "Whether the settings that were read last are in effect.", counts.isLastGood ? 1 : 0),
      Metric(
        "loaderd_last_reload_success_timestamp_seconds", .gauge,
        "When settings took effect the last time, in seconds since 1970.",
        Double(counts.lastGood)),
    ]
  }
}
