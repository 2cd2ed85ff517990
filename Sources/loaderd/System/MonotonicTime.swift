#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clock that never goes back.
enum MonotonicTime {
  /// Microseconds since some moment.
  @Sendable static func microseconds() -> Int64 {
    var time = timespec()
    _ = clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
