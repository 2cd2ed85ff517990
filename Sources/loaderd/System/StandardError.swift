import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard error, shared by all threads: what is written in one piece stays in one piece.
enum StandardError {
  private static let turn = Mutex(())

  /// Writes whole lines; what cannot be written is lost.
  static func write(_ lines: [UInt8]) {
    turn.withLock { _ in try? WholeFile.write(lines, to: STDERR_FILENO) }
  }
}
