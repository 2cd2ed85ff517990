#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The processors of this machine.
enum ProcessorCount {
  /// How many processors are in service, from 1 to 256.
  static let available = min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), 256)
}
