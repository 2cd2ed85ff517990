private import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Accepts connections for one worker and rests when the system has no descriptor left.
struct Acceptor {
  /// The listening socket, shared by all workers.
  let listener: Int32
  /// The time until which nothing is accepted, in milliseconds.
  private(set) var restsUntil: Int64 = 0

  /// How many connections are accepted at one time, so that other workers get theirs, and how many
  /// where all have more to do than they can.
  static let batch: (usual: Int, overloaded: Int) = (8, 64)
  /// How long to rest when descriptors or memory have run out, in milliseconds.
  private static let rest: Int64 = 100

  /// Accepts for a listening socket.
  init(listener: Int32) {
    self.listener = listener
  }

  /// Accepts what waits, as far as there is room, and hands it to the daemon; whether that was all.
  @discardableResult
  mutating func accept(room: Int, into daemon: Daemon, now: Int64) -> Bool {
    for _ in 0..<max(room, 0) {
      var storage = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let code: Int32 = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { peer in
          let descriptor = unsafe loaderd_accept(listener, peer, &size)
          guard descriptor >= 0 else { return errno }
          unsafe daemon.add(descriptor, peer, max(size, 2))
          return 0
        }
      }
      switch code {
      case 0, EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: restsUntil = now + Acceptor.rest
      default: break
      }
      if code != 0 { return code == EAGAIN }
    }
    return false
  }
}
