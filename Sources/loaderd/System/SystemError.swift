#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The words of the C library for its error numbers.
enum SystemError {
  /// The words for an error number, such as `Permission denied`.
  static func words(for number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
