import Synchronization

#if canImport(Darwin)
  import Darwin
  private typealias ThreadArgument = UnsafeMutableRawPointer
#else
  import Glibc
  private typealias ThreadArgument = UnsafeMutableRawPointer?
#endif

/// Work on a thread of its own, for what blocks until the process ends.
enum BackgroundThread {
  /// Starts a detached thread, which inherits the signal mask; whether there was room for one.
  @discardableResult
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    waiting.withLock { waiting in
      waiting.append(work)
      let isStarted = startThread()
      if !isStarted { waiting.removeLast() }
      return isStarted
    }
  }
}

/// Work whose threads have not taken it yet: each thread takes one piece.
private let waiting = Mutex<[@Sendable () -> Void]>([])

private func startThread() -> Bool {
  #if canImport(Darwin)
    var thread: pthread_t?
    guard pthread_create(&thread, nil, runThread, nil) == 0, let thread else { return false }
  #else
    var thread = pthread_t()
    guard pthread_create(&thread, nil, runThread, nil) == 0 else { return false }
  #endif
  pthread_detach(thread)
  return true
}

private func runThread(_: ThreadArgument) -> UnsafeMutableRawPointer? {
  let work = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  work?()
  return nil
}
