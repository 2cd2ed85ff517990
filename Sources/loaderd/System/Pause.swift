#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waiting for time to pass.
enum Pause {
  /// Lets the calling thread wait for a time, whatever signals come.
  @Sendable static func wait(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    var wanted = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    var rest = timespec()
    while nanosleep(&wanted, &rest) != 0, errno == EINTR { wanted = rest }
  }
}
