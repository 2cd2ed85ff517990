#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The service manager that started the process, by the protocol of sd_notify(3).
struct Supervisor: Sendable {
  /// Where it listens, a path or an abstract name behind `@`; `nil` where there is none.
  let place: String?
  /// How often it must hear that the service is alive; `nil` where it does not care.
  let watchInterval: Duration?

  /// Reads `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`.
  init(environment: [String: String], process: Int32) {
    let place = environment["NOTIFY_SOCKET"] ?? ""
    self.place = place.hasPrefix("/") || place.hasPrefix("@") ? place : nil
    let owner = environment["WATCHDOG_PID"] ?? ""
    let microseconds = environment["WATCHDOG_USEC"].flatMap {
      WholeNumber.value(of: $0, in: 1...1_000_000_000_000)
    }
    watchInterval =
      owner.isEmpty || owner == "\(process)"
      ? microseconds.map { .microseconds($0) } : nil
  }

  /// Tells the manager something; whether it took it. It is not waited for longer than a second.
  @discardableResult
  func tell(_ state: ServiceState) -> Bool {
    guard let place else { return false }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = place.hasPrefix("@") ? [0] + place.utf8.dropFirst() : Array(place.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count < room.count else { return false }
      room.copyBytes(from: bytes)
      return true
    }
    guard fits else { return false }
    let offset = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    let descriptor = socket(AF_UNIX, Self.datagramType, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var time = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    let text = Array(state.text.utf8)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        sendto(descriptor, text, text.count, 0, general, socklen_t(offset + bytes.count))
          == text.count
      }
    }
  }

  /// Tells the manager twice in its interval that the service is alive, as long as a check holds.
  ///
  /// The check is given a quarter of the interval; a service that hangs falls silent.
  func watch(_ isAlive: @escaping @Sendable (Duration) -> Bool) {
    guard let watchInterval, place != nil else { return }
    BackgroundThread.start {
      while true {
        if isAlive(watchInterval / 4) { tell(.alive) }
        Pause.wait(watchInterval / 2)
      }
    }
  }

  #if canImport(Darwin)
    private static let datagramType = SOCK_DGRAM
  #else
    private static let datagramType =
      Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
  #endif
}
