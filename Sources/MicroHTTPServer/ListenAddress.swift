/// Where a server listens.
public enum ListenAddress: Sendable, Equatable {
  /// A TCP port of an address or a host name; port 0 lets the system choose one.
  case tcp(host: String, port: UInt16)
  /// A Unix domain socket at a path; a socket file that nobody answers on is replaced.
  case unix(path: String)
  /// A socket that listens already, as a service manager or a parent process hands it over.
  case descriptor(Int32)
}
