import Synchronization

/// Takes the time of what is too short to be timed once.
enum Stopwatch {
  /// Keeps results alive, so that nothing that is measured can be left out.
  private static let sink = Mutex(0)

  /// The median time of one operation in nanoseconds, over 15 batches of at least 1 ms each.
  static func nanoseconds(of operation: () -> Int) -> Double {
    var repetitions = 1
    while true {
      let time = batch(repetitions, operation)
      if time >= 1e6 { break }
      repetitions *= time < 1e5 ? 8 : 2
    }
    let times = (0..<15).map { _ in batch(repetitions, operation) / Double(repetitions) }
    return times.sorted()[7]
  }

  @inline(never)
  private static func batch(_ repetitions: Int, _ operation: () -> Int) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure {
      var sum = 0
      for _ in 0..<repetitions { sum &+= operation() }
      sink.withLock { $0 &+= sum }
    }
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }
}
