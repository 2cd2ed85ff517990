private import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of the descriptor that wakes a waiting worker from another thread.
final class WakeUp: Sendable {
  /// Readable when the worker shall wake.
  let descriptor: Int32
  /// Where a wake-up is written; the same descriptor where the system has event descriptors.
  private let writing: Int32

  /// Makes the descriptor.
  init() throws(ServerError) {
    #if os(Linux)
      descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
      guard descriptor >= 0 else { throw .unsupplied(resource: .wakeUp, code: errno) }
      writing = descriptor
    #else
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw .unsupplied(resource: .wakeUp, code: errno) }
      _ = preparing(ends[0]) && preparing(ends[1])
      (descriptor, writing) = (ends[0], ends[1])
    #endif
  }

  deinit {
    close(descriptor)
    if writing != descriptor { close(writing) }
  }

  /// Wakes the worker, now or when it waits next.
  func signal() {
    var one: UInt64 = 1
    _ = unsafe write(writing, &one, MemoryLayout<UInt64>.size)
  }

  /// Takes the wake-ups that have come.
  func clear() {
    var count: UInt64 = 0
    _ = unsafe read(descriptor, &count, MemoryLayout<UInt64>.size)
  }
}
