#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of a state that one thread at a time sees, and for which others can wait.
///
/// A lock of the C library, whose order tools that look for races understand.
@safe final class Monitor<State>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  private var state: State

  /// Makes a monitor of a state, which nobody else sees any more.
  init(_ state: sending State) {
    self.state = state
    unsafe lock = .allocate(capacity: 1)
    unsafe change = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(change, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(lock)
    unsafe change.deallocate()
    unsafe lock.deallocate()
  }

  /// Looks at the state or changes it.
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body(&state)
  }

  /// Waits until there is something to be had of the state, and takes it.
  func wait<Result>(for body: (inout State) -> Result?) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&state) { return result }
      unsafe pthread_cond_wait(change, lock)
    }
  }

  /// Wakes one of those that wait.
  func signal() { unsafe pthread_cond_signal(change) }

  /// Wakes all that wait.
  func broadcast() { unsafe pthread_cond_broadcast(change) }
}
