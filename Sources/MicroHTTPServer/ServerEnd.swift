private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The way to the end of a server on which no request is lost: `drain`, `close`, `stop`.
extension Server {
  /// Lets requests finish: answers carry `Connection: close` from now on.
  ///
  /// New connections are still accepted, so that clients which do not know yet are answered.
  /// - Parameter time: How long to wait at most.
  /// - Returns: Whether every request that had arrived was answered and its answer sent.
  public func drain(within time: Duration) -> Bool {
    let end = monotonicMilliseconds() + time.wholeMilliseconds
    for link in links { link.isDraining.store(true, ordering: .sequentiallyConsistent) }
    guard turn(until: end) else { return false }
    return wait(until: end) { self.requestsInFlight == 0 }
  }

  /// Takes the connections that wait and no more, and lets their requests finish.
  ///
  /// The listening socket is closed as soon as nothing waits on it: nobody is left there without an
  /// answer, and whoever comes later is told at once that nobody listens. Clients that are connected
  /// have a moment to ask, and are told to close; what is silent then is given up.
  /// - Parameter time: How long to wait at most.
  /// - Returns: Whether every request that had arrived was answered and its answer sent.
  public func close(within time: Duration) -> Bool {
    let end = monotonicMilliseconds() + time.wholeMilliseconds
    for link in links {
      link.isDraining.store(true, ordering: .sequentiallyConsistent)
      link.isClosing.store(true, ordering: .sequentiallyConsistent)
    }
    guard turn(until: end) else { return false }
    socket.withLock { $0 = nil }
    var answers = answered
    var since = monotonicMilliseconds()
    return wait(until: end) {
      guard self.requestsInFlight == 0 else { return false }
      let now = monotonicMilliseconds()
      if self.answered != answers {
        answers = self.answered
        since = now
      }
      return self.openConnections == 0 || now - since >= Server.silence
    }
  }

  /// For how long nothing must have been asked before open connections are given up, in milliseconds.
  private static let silence: Int64 = 100

  /// Whether every worker does its work: each is woken and must have turned within a time.
  public func turns(within time: Duration) -> Bool {
    turn(until: monotonicMilliseconds() + time.wholeMilliseconds)
      && !links.contains { $0.isStopping.load(ordering: .relaxed) }
  }

  /// Wakes every worker and waits until each has turned.
  func turn(until end: Int64) -> Bool {
    let rounds = links.map { $0.rounds.load(ordering: .acquiring) }
    for link in links { link.wakeUp.signal() }
    return wait(until: end) {
      zip(self.links, rounds).allSatisfy {
        $0.isStopping.load(ordering: .relaxed) || $0.rounds.load(ordering: .acquiring) != $1
      }
    }
  }

  /// Waits until something holds, at most until a time; whether it holds.
  private func wait(until end: Int64, for condition: () -> Bool) -> Bool {
    while !condition() {
      if monotonicMilliseconds() >= end { return false }
      usleep(1000)
    }
    return true
  }

  /// Which answers there were, to see whether there are more.
  private var answered: Int {
    links.reduce(0) { sum, link in
      (0..<8).reduce(sum) { $0 &+ link.counters.sizes[$1].value }
    }
  }
}
