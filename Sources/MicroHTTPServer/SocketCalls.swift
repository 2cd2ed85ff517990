internal import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How many connections may wait to be accepted; the system lowers it to its own limit.
let backlog: Int32 = 4096

#if canImport(Glibc)
  /// The kind of a stream socket, as `getsockopt` tells it.
  let streamKind = Int32(SOCK_STREAM.rawValue)
#else
  /// The kind of a stream socket, as `getsockopt` tells it.
  let streamKind = Int32(SOCK_STREAM)
#endif

#if os(Linux)
  /// What is asked of a new socket: a stream that `exec` closes.
  let streamType = streamKind | Int32(SOCK_CLOEXEC.rawValue)
#else
  /// What is asked of a new socket: a stream.
  let streamType = streamKind
#endif

/// Switches a socket option; `false` with `errno` set when refused.
func setOption(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ on: Bool) -> Bool {
  var value: Int32 = on ? 1 : 0
  return unsafe setsockopt(
    descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size)) == 0
}

/// The value of an option of the socket level; `nil` when the descriptor is no socket.
func option(_ descriptor: Int32, _ name: Int32) -> Int32? {
  var value: Int32 = 0
  var size = socklen_t(MemoryLayout<Int32>.size)
  let got = unsafe getsockopt(descriptor, SOL_SOCKET, name, &value, &size)
  return got == 0 ? value : nil
}

/// Makes a descriptor not blocking and closed on `exec`; `false` with `errno` set when refused.
func preparing(_ descriptor: Int32) -> Bool {
  let flags = fcntl(descriptor, F_GETFL)
  return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
    && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
}

/// Where a socket is bound; `nil` when that cannot be told.
func boundAddress(of descriptor: Int32) -> BoundAddress? {
  var storage = sockaddr_storage()
  var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
  return unsafe withUnsafeMutablePointer(to: &storage) { pointer in
    unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      guard unsafe getsockname(descriptor, address, &size) == 0 else { return nil }
      if let (host, port) = unsafe internetAddressText(address) {
        return BoundAddress(host: host, port: port)
      }
      guard unsafe Int32(address.pointee.sa_family) == AF_UNIX else { return nil }
      return BoundAddress(host: unsafe UnixSocketFile.path(address), port: nil)
    }
  }
}
