/// What a worker knows of one open connection, made when it begins and kept to its end.
///
/// Its worker's thread alone uses it, one call at a time: the run-time's own watch over accesses
/// that overlap, a twentieth of the cost of a request, is left out.
final class Connection {
  /// How far the current request is.
  enum Phase {
    /// Between requests, or before the first one.
    case idle
    /// The request line has arrived, the head not whole.
    case head
    /// The head has arrived and is let through.
    case accepted
    /// The response is made elsewhere.
    case waiting
    /// A response is on its way.
    case answering
  }

  /// The socket.
  let descriptor: Int32
  /// The peer's address without its port, `nil` for a Unix socket.
  let peer: String?
  /// The peer as it is logged, empty without a log.
  private(set) var loggedPeer: [UInt8] = []
  /// Whether the peer is a proxy that is believed about its clients.
  private(set) var isProxied = false
  /// The place in the worker's list.
  var place = 0
  /// How far the current request is.
  private(set) var phase = Phase.idle
  /// When that phase began, in milliseconds of the worker's clock.
  private(set) var since: Int64
  /// When the first byte of a head was noticed that is not whole yet.
  private(set) var headSince: Int64?
  /// Requests whose head has arrived.
  var requests = 0
  /// The target of the current request as it arrived; in origin form once it is let through.
  let arrived = ArrivedTarget()
  /// The authority of a target in absolute form.
  var authority: String?
  /// The answer to the current request where it is ready.
  var ready: OutgoingResponse?
  /// What is known of the answer where it is not ready.
  var recall = Recall()
  /// What is waited for where the answer is made elsewhere.
  var waiting: WaitingAnswer?

  /// The raw target of the current request, for whoever makes the answer.
  ///
  /// The path alone of a target that is too long, and nothing where that is too long as well.
  var target: [UInt8] { arrived.copy }

  /// Whether the target, or its path where it is too long, may be told to who makes the response.
  var hasOriginForm: Bool {
    unsafe arrived.fault != .target && arrived.bytes.first == UInt8(ascii: "/")
      && arrived.bytes.areTargetBytes
  }

  /// Begins with a socket that was accepted at a time.
  init(
    descriptor: Int32, peer: String?, isLogged: Bool = false, isProxied: Bool = false, now: Int64
  ) {
    self.descriptor = descriptor
    self.peer = peer
    since = now
    becomeLogged(isLogged, isProxied: isProxied)
  }

  /// Decides what lines of the log tell of the peer.
  func becomeLogged(_ isLogged: Bool, isProxied: Bool?) {
    self.isProxied = isProxied ?? false
    loggedPeer = isLogged ? LogLine.escaped((peer ?? "-").utf8) : []
  }

  /// Whether a request of this connection is counted as being in flight.
  var isInFlight: Bool { phase != .idle && phase != .head }

  /// Goes to a phase at a time.
  func enter(_ next: Phase, now: Int64) {
    phase = next
    since = now
  }

  /// Notes when a head began, unless it is known.
  func noteHead(since time: Int64) {
    if headSince == nil { headSince = time }
  }

  /// Forgets the request; what a long target took is given back.
  func endRequest(now: Int64) {
    enter(.idle, now: now)
    headSince = nil
    if authority != nil { authority = nil }
    if ready != nil { ready = nil }
    if recall.known != nil { recall = Recall() }
    arrived.forget()
  }
}
