/// What has been counted of work that is done away from the event loops.
public struct WorkReadings: Sendable, Equatable {
  /// Threads that work.
  public internal(set) var threads = 0
  /// Pieces of work that are being done now.
  public internal(set) var inProgress = 0
  /// Pieces of work that wait now.
  public internal(set) var waiting = 0
  /// Requests that joined work which waited or was in progress for another.
  public internal(set) var shared = 0
  /// Requests that found the work done before.
  public internal(set) var reused = 0
  /// Requests that were refused since too much waited.
  public internal(set) var rejected = 0
  /// Requests that were refused since the work took too long.
  public internal(set) var overdue = 0
  /// Pieces of work that were dropped before they began, since nobody waited any more.
  public internal(set) var dropped = 0
  /// Pieces of work that were done, in the steps of `ServerReadings.durations`.
  var counts: [Int] = Array(repeating: 0, count: 16)
  /// Nanoseconds that all of them took.
  var nanoseconds: Int64 = 0
  /// What the responses kept of it take, in bytes.
  public internal(set) var keptBytes = 0
  /// How many responses are kept.
  public internal(set) var keptResponses = 0

  /// How many seconds the pieces of work took, without the time in which they waited.
  public var durations: ServerReadings.Distribution {
    ServerReadings.Distribution(
      bounds: CountingSteps.seconds, counts: counts, sum: Double(nanoseconds) / 1e9)
  }

  /// How many pieces of work were done.
  public var done: Int { counts.reduce(0, +) }

  /// Counts a piece of work that was done.
  mutating func count(nanoseconds time: Int64) {
    counts[CountingSteps.place(of: time, in: CountingSteps.nanoseconds)] += 1
    nanoseconds += time
  }
}
