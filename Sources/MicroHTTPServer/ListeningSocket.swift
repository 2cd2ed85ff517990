internal import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of a listening socket: closed, and a socket file of its own removed, when released.
final class ListeningSocket: Sendable {
  /// The socket, not blocking and closed on `exec`.
  let descriptor: Int32
  /// Where it is bound.
  let address: BoundAddress
  /// The socket file that was made, to be removed.
  private let file: UnixSocketFile?

  /// Takes over a descriptor that listens.
  private init(owning descriptor: Int32, address: BoundAddress, file: UnixSocketFile? = nil) {
    self.descriptor = descriptor
    self.address = address
    self.file = file
  }

  deinit {
    close(descriptor)
    file?.remove()
  }

  /// Binds and listens as asked.
  static func open(
    _ address: ListenAddress, reusePort: Bool
  ) throws(ServerError) -> ListeningSocket {
    switch address {
    case .tcp(let host, let port): try openTCP(host: host, port: port, reusePort: reusePort)
    case .unix(let path): try openUnix(path: path)
    case .descriptor(let descriptor): try adopt(descriptor)
    }
  }

  /// Binds the first address of a host that can be bound.
  private static func openTCP(
    host: String, port: UInt16, reusePort: Bool
  ) throws(ServerError) -> ListeningSocket {
    var code = EADDRNOTAVAIL
    let opened: ListeningSocket? = try unsafe HostAddresses(host: host, port: port)
      .firstSuccess { candidate in
        let descriptor = unsafe socket(candidate.pointee.ai_family, streamType, 0)
        guard descriptor >= 0 else {
          code = errno
          return nil
        }
        let isV6 = unsafe candidate.pointee.ai_family == AF_INET6
        if setOption(descriptor, SOL_SOCKET, SO_REUSEADDR, true),
          !reusePort || setOption(descriptor, SOL_SOCKET, SO_REUSEPORT, true),
          !isV6 || setOption(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, false),
          unsafe bind(descriptor, candidate.pointee.ai_addr, candidate.pointee.ai_addrlen) == 0,
          listen(descriptor, backlog) == 0, preparing(descriptor)
        {
          let bound = boundAddress(of: descriptor) ?? BoundAddress(host: host, port: port)
          return ListeningSocket(owning: descriptor, address: bound)
        }
        code = errno
        close(descriptor)
        return nil
      }
    if let opened { return opened }
    let wanted = BoundAddress(host: host, port: port)
    throw .unbindable(address: wanted.description, code: code)
  }

  /// Makes a socket file and listens on it.
  private static func openUnix(path: String) throws(ServerError) -> ListeningSocket {
    let address = BoundAddress(host: path, port: nil)
    func refused(_ code: Int32) -> ServerError {
      .unbindable(address: address.description, code: code)
    }
    var name = try UnixSocketFile.name(path)
    try UnixSocketFile.removeStale(path)
    let descriptor = socket(AF_UNIX, streamType, 0)
    guard descriptor >= 0 else { throw refused(errno) }
    let bound = unsafe withUnsafePointer(to: &name) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe bind(descriptor, general, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard bound, listen(descriptor, backlog) == 0, preparing(descriptor) else {
      let code = errno
      close(descriptor)
      throw refused(code)
    }
    return ListeningSocket(
      owning: descriptor, address: address, file: UnixSocketFile(made: path))
  }

  /// Takes over a socket that listens already.
  private static func adopt(_ descriptor: Int32) throws(ServerError) -> ListeningSocket {
    guard option(descriptor, SO_ACCEPTCONN) == 1, option(descriptor, SO_TYPE) == streamKind,
      let address = boundAddress(of: descriptor), preparing(descriptor)
    else { throw .notListening(descriptor: descriptor) }
    return ListeningSocket(owning: descriptor, address: address)
  }
}
