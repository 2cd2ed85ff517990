#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of a thread with every signal but those of faults blocked: it is joined or detached.
@safe struct WorkerThread: ~Copyable {
  private let thread: pthread_t

  /// What a thread does, handed over through a pointer.
  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts a thread that runs a body to its end and then releases it.
  init(_ body: sending @escaping () -> Void) throws(ServerError) {
    let context = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
    var before = sigset_t()
    var blocked = WorkerThread.blockedSignals()
    unsafe pthread_sigmask(SIG_SETMASK, &blocked, &before)
    var made: pthread_t?
    let code = unsafe WorkerThread.create(&made, context)
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0, let made else {
      unsafe Unmanaged<Body>.fromOpaque(context).release()
      throw .unsupplied(resource: .thread, code: code)
    }
    thread = made
  }

  /// Waits for the body's end.
  consuming func join() {
    pthread_join(thread, nil)
  }

  /// Lets the thread run to its end by itself.
  consuming func detach() {
    pthread_detach(thread)
  }

  /// Creates the thread.
  @unsafe private static func create(
    _ thread: inout pthread_t?, _ context: UnsafeMutableRawPointer
  ) -> Int32 {
    #if canImport(Darwin)
      return unsafe pthread_create(&thread, nil, { unsafe WorkerThread.main($0) }, context)
    #else
      var made = pthread_t()
      let code = unsafe pthread_create(&made, nil, { unsafe WorkerThread.main($0) }, context)
      thread = made
      return code
    #endif
  }

  /// What the thread does.
  @unsafe private static func main(
    _ context: UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }

  /// All signals but those that a fault of the thread itself raises.
  private static func blockedSignals() -> sigset_t {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
      unsafe sigdelset(&signals, fault)
    }
    return signals
  }
}
