internal import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A socket file that was made here, known by its place on the disk.
struct UnixSocketFile: Sendable {
  private let path: String
  private let device: UInt64
  private let number: UInt64

  /// Remembers the socket file at a path; `nil` when there is none.
  init?(made path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    self.path = path
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// Removes the file unless another has taken its place.
  func remove() {
    guard let now = UnixSocketFile(made: path), now.device == device, now.number == number
    else { return }
    unsafe unlink(path)
  }

  /// The address of a path, which must fit.
  static func name(_ path: String) throws(ServerError) -> sockaddr_un {
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let limit = MemoryLayout.size(ofValue: name.sun_path) - 1
    let bytes = Array(path.utf8)
    guard !bytes.isEmpty, bytes.count <= limit, !bytes.contains(0) else {
      throw .pathTooLong(path: path, limit: limit)
    }
    unsafe withUnsafeMutableBytes(of: &name.sun_path) { place in
      unsafe place.copyBytes(from: bytes)
    }
    return name
  }

  /// The path in an address of the Unix family, empty for a socket without one.
  @unsafe static func path(_ address: UnsafePointer<sockaddr>) -> String {
    let offset = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    let size = MemoryLayout<sockaddr_un>.size - offset
    let start = unsafe UnsafeRawPointer(address) + offset
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: size)
    return unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Removes a socket that nobody answers on; anything else at the path is an error.
  static func removeStale(_ path: String) throws(ServerError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .pathIsNoSocket(path: path) }
    var name = try name(path)
    let probe = socket(AF_UNIX, streamType, 0)
    guard probe >= 0 else { throw .unbindable(address: "unix:\(path)", code: errno) }
    defer { close(probe) }
    _ = preparing(probe)
    let connected = unsafe withUnsafePointer(to: &name) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe connect(probe, general, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard !connected, errno == ECONNREFUSED else {
      throw .unbindable(address: "unix:\(path)", code: EADDRINUSE)
    }
    unsafe unlink(path)
  }
}
