#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals of the process: blocked in every thread and waited for in one.
///
/// A blocked signal stays pending even for the first process of a container, for which the kernel
/// drops unblocked signals that nobody takes.
enum SignalMask {
  /// Blocks the signals that the program waits for; to be called before any thread is made.
  static func block() {
    var set = waited
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Makes writing to a closed pipe or socket an error instead of the end of the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for the next signal.
  static func next() -> Signal {
    var set = waited
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    return number == SIGHUP ? .hangup : .stop
  }

  private static var waited: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&set, number) }
    return set
  }
}
