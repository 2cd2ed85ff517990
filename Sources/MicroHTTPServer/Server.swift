public import HTTPMessages
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// An HTTP/1.1 server for requests without content (RFC 9112), over GNU libmicrohttpd.
///
/// Each worker has a thread with an event loop; all share one listening socket. Who answers is
/// called on those threads, and must neither wait for long nor stop the server: work that takes long
/// is deferred, and done on threads of its own.
///
/// A request that is malformed or has content is refused before the responder sees it, and its
/// connection is closed. A response to `HEAD` or with status 304 announces the length of its body
/// without sending it (RFC 9110, section 8.6).
///
/// libmicrohttpd itself answers, with a short page of its own, a head that does not fit the
/// connection pool, a version other than HTTP/1 and a line without a colon; for a first
/// `Content-Length` that is no number it sends status line and head twice, then closes.
public final class Server: Sendable {
  /// The address that the server is bound to.
  public let boundAddress: BoundAddress
  private let links: [WorkerLink]
  private let pool: WorkPool
  private let running: Mutex<Running?>

  /// What runs until the server stops.
  private struct Running: ~Copyable {
    var threads: WorkerThreads
    let pool: RunningPool
    let socket: ListeningSocket

    /// Ends the workers, then closes the socket that they share.
    consuming func stop() {
      pool.stop()
      threads.stop()
      withExtendedLifetime(socket) {}
    }
  }

  /// Binds, listens and starts to answer.
  ///
  /// A descriptor is taken over: the server closes it when it stops.
  /// - Parameters:
  ///   - address: Where to listen.
  ///   - options: What bounds the server.
  ///   - refuse: The response to a request that is refused; what of the request is not known or
  ///     at fault stands in for itself, such as the target `/`.
  ///   - log: Takes the log lines of libmicrohttpd; without it none are made.
  ///   - accessLog: Takes whole lines of the access log, up to 64 KiB of them, from any worker.
  ///   - answerer: Answers every request that is let through.
  public init(
    listeningOn address: ListenAddress, options: ServerOptions = ServerOptions(),
    refuse: @escaping Refuse = { refusal, _ in Response(status: refusal.status) },
    log: (@Sendable (String) -> Void)? = nil,
    accessLog: @escaping @Sendable ([UInt8]) -> Void = { _ in }, answerer: @escaping Answerer
  ) throws(ServerError) {
    let socket = try ListeningSocket.open(address, reusePort: options.reusePort)
    let count = options.workers > 0 ? options.workers : Server.processors
    let pool = try RunningPool(options, processors: Server.processors)
    var links: [WorkerLink] = []
    var threads = WorkerThreads()
    for index in 0..<count {
      let link = try WorkerLink()
      let worker = Worker(
        link: link, options: options,
        connections: options.connections(ofWorker: index, among: count),
        cacheBytes: max(options.cacheBytes, 0) / count, pool: pool.pool,
        log: AccessLog(options, worker: index, write: accessLog), refuse: refuse,
        answerer: answerer)
      let loop = try WorkerLoop(
        worker: worker, options: options, listener: socket.descriptor, log: log)
      try threads.start(loop, link: link)
      links.append(link)
    }
    self.links = links
    self.pool = pool.pool
    boundAddress = socket.address
    running = Mutex(Running(threads: threads, pool: pool, socket: socket))
  }

  /// Binds, listens and starts to answer by a responder that never takes long.
  public convenience init(
    listeningOn address: ListenAddress, options: ServerOptions = ServerOptions(),
    refuse: @escaping Refuse = { refusal, _ in Response(status: refusal.status) },
    log: (@Sendable (String) -> Void)? = nil,
    accessLog: @escaping @Sendable ([UInt8]) -> Void = { _ in }, responder: @escaping Responder
  ) throws(ServerError) {
    var options = options
    options.workThreads = -1
    try self.init(
      listeningOn: address, options: options, refuse: refuse, log: log, accessLog: accessLog,
      answerer: { .ready(responder($0)) })
  }

  deinit { stop() }

  /// The TCP port that the server is bound to, `nil` for a Unix socket.
  public var port: UInt16? { boundAddress.port }

  /// Connections that are open now.
  public var openConnections: Int {
    links.reduce(0) { $0 + $1.connections.load(ordering: .relaxed) }
  }

  /// What has been counted until now.
  public var readings: ServerReadings { ServerReadings(links, pool) }

  /// Requests that are let through and whose answers are not wholly sent.
  public var requestsInFlight: Int {
    links.reduce(0) { $0 + $1.inFlight.load(ordering: .acquiring) }
  }

  /// Lets requests finish: answers carry `Connection: close` from now on.
  ///
  /// New connections are still accepted, so that clients which do not know yet are answered.
  /// - Parameter time: How long to wait at most.
  /// - Returns: Whether every request that had arrived was answered and its answer sent.
  public func drain(within time: Duration) -> Bool {
    let end = monotonicMilliseconds() + time.wholeMilliseconds
    let rounds = links.map { $0.rounds.load(ordering: .acquiring) }
    for link in links {
      link.isDraining.store(true, ordering: .sequentiallyConsistent)
      link.wakeUp.signal()
    }
    while true {
      let haveTurned = zip(links, rounds).allSatisfy {
        $0.isStopping.load(ordering: .relaxed) || $0.rounds.load(ordering: .acquiring) != $1
      }
      if haveTurned, requestsInFlight == 0 { return true }
      if monotonicMilliseconds() >= end { return false }
      usleep(1000)
    }
  }

  /// Stops at once: ends the workers, closes every connection and the listening socket.
  ///
  /// A Unix socket file that the server made is removed. Stopping again does nothing.
  public func stop() {
    running.withLock { running in
      if let taken = running.take() { taken.stop() }
    }
  }

  /// How many processors there are.
  private static var processors: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
