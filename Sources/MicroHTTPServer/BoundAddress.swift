/// The address that a server is bound to, after a port of 0 became a real one.
public struct BoundAddress: Sendable, Equatable, CustomStringConvertible {
  /// The address without the port: `127.0.0.1`, `::1`, or the path of a Unix socket.
  public let host: String
  /// The TCP port, `nil` for a Unix socket.
  public let port: UInt16?

  /// Text such as `127.0.0.1:8080`, `[::1]:8080` or `unix:/run/loaderd.sock`.
  public var description: String {
    guard let port else { return "unix:\(host)" }
    return host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
