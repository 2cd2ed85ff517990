private import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Cuts off clients that are slow on purpose: the library only knows a timer for inactivity.
enum Watchdog {
  /// How often connections are looked at, in milliseconds.
  static let interval: Int64 = 1000

  /// How long after an answer a byte may have come that still belonged to its request.
  private static let slack: Int64 = 50

  /// Shuts down every connection that is over a deadline; the library then closes it.
  static func sweep(_ connections: [Connection], limits: Worker.Limits, now: Int64) {
    for connection in connections where isOver(connection, limits, now) {
      shutdown(connection.descriptor, Int32(SHUT_RDWR))
    }
  }

  /// Whether a connection is over a deadline.
  private static func isOver(
    _ connection: Connection, _ limits: Worker.Limits, _ now: Int64
  ) -> Bool {
    switch connection.phase {
    case .idle, .head:
      if connection.headSince == nil { connection.headSince = headBegan(connection, now) }
      if let began = connection.headSince { return now - began > limits.headerDeadline }
      return now - connection.since > limits.idleTimeout + limits.headerDeadline
    case .accepted, .answering:
      return now - connection.since > limits.answerDeadline
    }
  }

  /// When the first byte of the head arrived that is not whole; `nil` when there is none.
  ///
  /// The library tells nothing before the request line is whole, so the kernel is asked. Bytes
  /// of a next request that came together with the last one are noticed when more follow.
  private static func headBegan(_ connection: Connection, _ now: Int64) -> Int64? {
    var arrival = loaderd_arrival()
    guard unsafe loaderd_read_arrival(connection.descriptor, &arrival) != 0 else {
      return connection.phase == .head ? connection.since : nil
    }
    if connection.requests == 0 { return arrival.bytes > 0 ? connection.since : nil }
    if connection.phase == .head { return connection.since }
    let last = now - Int64(arrival.milliseconds_ago)
    return last > connection.since + slack ? last : nil
  }
}
