#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A connected stream socket, closed with this value.
struct StreamSocket: ~Copyable {
  private let descriptor: Int32
  private let deadline: ContinuousClock.Instant

  deinit { close(descriptor) }

  /// Connects to a host and port, trying every address of the host, or to a Unix socket.
  ///
  /// The deadline bounds connecting, sending and receiving together.
  init(to place: HealthAddress.Place, deadline: ContinuousClock.Instant) throws(ConnectFault) {
    self.deadline = deadline
    switch place {
    case .tcp(let host, let port):
      descriptor = try Self.connectedSocket(host: host, port: port, deadline)
    case .unix(let path): descriptor = try Self.connectedSocket(path: path, deadline)
    }
  }

  /// Sends all bytes; an error number or nothing.
  borrowing func send(_ bytes: [UInt8]) throws(ConnectFault) {
    try Self.limit(SO_SNDTIMEO, of: descriptor, by: deadline)
    do throws(FileFault) {
      try WholeFile.write(bytes, to: descriptor)
    } catch {
      throw ConnectFault(reason: "the request cannot be sent")
    }
  }

  /// The next bytes, at most 1,024; none at the end.
  borrowing func receive() throws(ConnectFault) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1024)
    while true {
      try Self.limit(SO_RCVTIMEO, of: descriptor, by: deadline)
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count >= 0 { return Array(chunk[..<count]) }
      if errno == EINTR { continue }
      throw ConnectFault(number: errno)
    }
  }

  private static func connectedSocket(
    host: String, port: Int, _ deadline: ContinuousClock.Instant
  ) throws(ConnectFault) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = streamType
    var found: UnsafeMutablePointer<addrinfo>?
    let result = getaddrinfo(host, "\(port)", &hints, &found)
    guard result == 0 else {
      throw ConnectFault(reason: "\(host): " + String(cString: gai_strerror(result)))
    }
    defer { freeaddrinfo(found) }
    var fault = ConnectFault(reason: "\(host) has no address")
    var next = found
    while let entry = next?.pointee {
      do throws(ConnectFault) {
        return try connectedSocket(entry.ai_family, entry.ai_addr, entry.ai_addrlen, deadline)
      } catch {
        fault = error
      }
      next = entry.ai_next
    }
    throw fault
  }

  private static func connectedSocket(
    path: String, _ deadline: ContinuousClock.Instant
  ) throws(ConnectFault) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count < room.count else { return false }
      room.copyBytes(from: bytes)
      return true
    }
    guard fits else { throw ConnectFault(number: ENAMETOOLONG) }
    let result: Result<Int32, ConnectFault> = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        Result { () throws(ConnectFault) in
          try connectedSocket(
            AF_UNIX, general, socklen_t(MemoryLayout<sockaddr_un>.size), deadline)
        }
      }
    }
    return try result.get()
  }

  private static func connectedSocket(
    _ family: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t,
    _ deadline: ContinuousClock.Instant
  ) throws(ConnectFault) -> Int32 {
    let descriptor = socket(family, streamType, 0)
    guard descriptor >= 0 else { throw ConnectFault(number: errno) }
    do throws(ConnectFault) {
      // On Linux the limit for sending holds for connecting too.
      try limit(SO_SNDTIMEO, of: descriptor, by: deadline)
    } catch {
      close(descriptor)
      throw error
    }
    guard connect(descriptor, address, length) == 0 else {
      let number = errno == EINPROGRESS ? ETIMEDOUT : errno
      close(descriptor)
      throw ConnectFault(number: number)
    }
    return descriptor
  }

  /// Lets one call take what is left until the deadline, at least a microsecond.
  private static func limit(
    _ option: Int32, of descriptor: Int32, by deadline: ContinuousClock.Instant
  ) throws(ConnectFault) {
    let rest = ContinuousClock.now.duration(to: deadline)
    guard rest >= .microseconds(1) else { throw ConnectFault(number: ETIMEDOUT) }
    let (seconds, attoseconds) = rest.components
    var limit = timeval()
    limit.tv_sec = Int(seconds)
    limit.tv_usec = .init(attoseconds / 1_000_000_000_000)
    setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  private static var streamType: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #else
      Int32(SOCK_STREAM.rawValue)
    #endif
  }
}

/// Why a service cannot be asked.
struct ConnectFault: Error, Equatable {
  /// The reason, in words.
  let reason: String

  init(reason: String) { self.reason = reason }

  init(number: Int32) {
    let isLate = number == EAGAIN || number == ETIMEDOUT
    reason = isLate ? "no answer in time" : SystemError.words(for: number)
  }
}
