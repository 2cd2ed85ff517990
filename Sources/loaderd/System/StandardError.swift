import MicroHTTPServer
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard error, shared by all threads: what is written in one piece stays in one piece.
enum StandardError {
  /// Who writes once the service begins; before that everybody waits for their own lines.
  private static let writer = Mutex<LineWriter?>(nil)

  /// Leaves writing to a thread of its own from now on, so that nobody waits for a slow reader.
  ///
  /// Where the system gives no thread it stays as it is.
  static func beginWriting() {
    writer.withLock { writer in
      if writer == nil {
        writer = try? LineWriter(descriptor: STDERR_FILENO) { count in
          "loaderd: \(count) lines of the log were dropped: standard error did not take them"
        }
      }
    }
  }

  /// Writes whole lines; what cannot be written is lost.
  static func write(_ lines: [UInt8]) {
    writer.withLock { writer in
      if let writer {
        writer.write(lines)
      } else {
        try? WholeFile.write(lines, to: STDERR_FILENO)
      }
    }
  }

  /// How many lines were lost.
  static var droppedLines: Int { writer.withLock { $0?.droppedLines ?? 0 } }

  /// Waits until everything is written, at most for a time.
  static func flush(within time: Duration) {
    writer.withLock { $0 }?.flush(within: time)
  }
}
