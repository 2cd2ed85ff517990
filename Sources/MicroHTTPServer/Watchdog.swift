private import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Cuts off clients that are idle for too long, or slow on purpose.
///
/// The library only knows a timer for inactivity, which any byte winds up again; it is not used.
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

  /// How long an idle connection whose peer has ended sending is kept, in milliseconds.
  private static let farewell: Int64 = 500

  /// Whether a connection is over a deadline, or its peer has gone.
  private static func isOver(
    _ connection: Connection, _ limits: Worker.Limits, _ now: Int64
  ) -> Bool {
    switch connection.phase {
    case .idle, .head:
      guard let arrival = arrival(on: connection) else {
        if connection.phase == .head { connection.noteHead(since: connection.since) }
        return hasEnded(connection)
          || isLate(connection, limits, now, idle: limits.idleTimeout + limits.headerDeadline)
      }
      if arrival.has_ended != 0, arrival.milliseconds_ago > farewell { return true }
      noteHead(on: connection, arrival, now)
      return isLate(connection, limits, now, idle: limits.idleTimeout)
    case .waiting:
      return false
    case .accepted, .answering:
      return now - connection.since > limits.answerDeadline
    }
  }

  /// Whether a head takes too long, or none has begun for so many milliseconds.
  ///
  /// Where its first byte cannot be told, a head that began at the last moment has its time as well.
  private static func isLate(
    _ connection: Connection, _ limits: Worker.Limits, _ now: Int64, idle: Int64
  ) -> Bool {
    if let began = connection.headSince { return now - began > limits.headerDeadline }
    return now - connection.since > idle
  }

  /// Notes when the first byte of the head arrived that is not whole.
  ///
  /// The library tells nothing before the request line is whole, so the kernel is asked: what it
  /// tells of the last byte is at most one sweep later than the first. Bytes of a next request
  /// that came together with the last one are noticed when more follow.
  private static func noteHead(
    on connection: Connection, _ arrival: loaderd_arrival, _ now: Int64
  ) {
    let last = now - Int64(arrival.milliseconds_ago)
    if connection.requests == 0 {
      if arrival.bytes > 0 { connection.noteHead(since: max(last, connection.since)) }
    } else if connection.phase == .head {
      connection.noteHead(since: connection.since)
    } else if last > connection.since + slack {
      connection.noteHead(since: last)
    }
  }

  /// What the kernel tells of a TCP connection; `nil` for a Unix socket.
  private static func arrival(on connection: Connection) -> loaderd_arrival? {
    var arrival = loaderd_arrival()
    let isTold = unsafe loaderd_read_arrival(connection.descriptor, &arrival) != 0
    return isTold ? arrival : nil
  }

  /// Whether the peer of a Unix socket has ended sending.
  ///
  /// The library overlooks an end that arrives together with a request.
  private static func hasEnded(_ connection: Connection) -> Bool {
    var byte: UInt8 = 0
    let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
    return unsafe recv(connection.descriptor, &byte, 1, flags) == 0
  }
}
