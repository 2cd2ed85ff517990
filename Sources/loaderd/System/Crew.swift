import Synchronization

#if canImport(Darwin)
  import Darwin
  private typealias ThreadArgument = UnsafeMutableRawPointer
#else
  import Glibc
  private typealias ThreadArgument = UnsafeMutableRawPointer?
#endif

/// Threads that do the same work until there is none left.
enum Crew {
  /// Does work on so many threads at once, this one among them, and waits for all of them.
  ///
  /// Where the system gives fewer threads, these do the work.
  static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 1..<max(count, 1) {
      guard let thread = start(work) else { break }
      threads.append(thread)
    }
    work()
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    waiting.withLock { waiting in
      waiting.append(work)
      let thread = startThread()
      if thread == nil { waiting.removeLast() }
      return thread
    }
  }
}

/// Work whose threads have not taken it yet: each thread takes one piece.
private let waiting = Mutex<[@Sendable () -> Void]>([])

private func startThread() -> pthread_t? {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  return pthread_create(&thread, nil, runMember, nil) == 0 ? thread : nil
}

private func runMember(_: ThreadArgument) -> UnsafeMutableRawPointer? {
  let work = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  work?()
  return nil
}
