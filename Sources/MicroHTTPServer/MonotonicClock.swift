#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Milliseconds of a clock that never goes back.
func monotonicMilliseconds() -> Int64 {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}

/// Nanoseconds of the same clock.
func monotonicNanoseconds() -> Int64 {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// Seconds since 1970, and the milliseconds of the second that has begun.
func wallClock() -> (seconds: Int64, milliseconds: Int64) {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
  return (Int64(time.tv_sec), Int64(time.tv_nsec) / 1_000_000)
}
