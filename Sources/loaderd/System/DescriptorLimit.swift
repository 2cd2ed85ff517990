#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many descriptors the process may have open.
enum DescriptorLimit {
  /// The limit in force; `nil` where the system does not tell.
  static var current: Int? { limit().map { Int(clamping: $0.rlim_cur) } }

  /// Raises the limit to the highest that the process may give itself, and tells it.
  @Sendable static func raise() -> Int? {
    guard var wanted = limit() else { return nil }
    wanted.rlim_cur = wanted.rlim_max
    #if canImport(Darwin)
      _ = setrlimit(RLIMIT_NOFILE, &wanted)
    #else
      _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &wanted)
    #endif
    return current
  }

  private static func limit() -> rlimit? {
    var limit = rlimit()
    #if canImport(Darwin)
      let isTold = getrlimit(RLIMIT_NOFILE, &limit) == 0
    #else
      let isTold = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #endif
    return isTold ? limit : nil
  }
}
