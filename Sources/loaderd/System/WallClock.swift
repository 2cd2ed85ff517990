#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clock of the calendar.
enum WallClock {
  /// Seconds since 1970.
  @Sendable static func seconds() -> Int { time(nil) }
}
