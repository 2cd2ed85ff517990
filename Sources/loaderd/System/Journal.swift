#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that grows line by line and that one process alone may write to.
final class Journal: Sendable {
  private let descriptor: Int32

  /// Opens the file, or makes it; `nil` while another process writes to it.
  init?(_ path: String) throws(FileFault) {
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .refused(errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Empties the file.
  func clear() throws(FileFault) {
    guard ftruncate(descriptor, 0) == 0 else { throw .refused(errno) }
  }

  /// Adds whole lines.
  func append(_ lines: [UInt8]) throws(FileFault) {
    try WholeFile.write(lines, to: descriptor)
  }
}
