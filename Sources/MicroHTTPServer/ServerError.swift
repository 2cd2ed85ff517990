/// Why a server could not start; codes are those of `errno`.
public enum ServerError: Error, Equatable, Sendable {
  /// A host name has no address; the reason is the resolver's.
  case unresolved(host: String, port: UInt16, reason: String)
  /// An address cannot be bound or listened on.
  case unbindable(address: String, code: Int32)
  /// A path is longer, in bytes, than a Unix socket's address can hold.
  case pathTooLong(path: String, limit: Int)
  /// Something other than a socket is at the path of a Unix socket.
  case pathIsNoSocket(path: String)
  /// A descriptor is no listening stream socket.
  case notListening(descriptor: Int32)
  /// The system refuses what a worker needs: an event queue, a descriptor or a thread.
  case unsupplied(resource: Resource, code: Int32)
  /// The HTTP library refuses to start.
  case libraryRefused

  /// What a worker needs of the system.
  public enum Resource: String, Sendable {
    /// The queue that a worker waits on.
    case eventQueue = "an event queue"
    /// The descriptor that wakes a worker.
    case wakeUp = "a wake-up descriptor"
    /// The thread of a worker.
    case thread = "a thread"
  }
}

extension ServerError: CustomStringConvertible {
  /// The error in words, for a log.
  public var description: String {
    switch self {
    case .unresolved(let host, let port, let reason):
      "cannot resolve \(host) (port \(port)): \(reason)"
    case .unbindable(let address, let code):
      "cannot listen on \(address): \(systemErrorText(code))"
    case .pathTooLong(let path, let limit):
      "cannot listen on unix:\(path): the path is longer than \(limit) bytes"
    case .pathIsNoSocket(let path):
      "cannot listen on unix:\(path): the file there is no socket"
    case .notListening(let descriptor):
      "descriptor \(descriptor) is no listening stream socket"
    case .unsupplied(let resource, let code):
      "the system does not give \(resource.rawValue): \(systemErrorText(code))"
    case .libraryRefused:
      "libmicrohttpd refuses to start"
    }
  }
}
