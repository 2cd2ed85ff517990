public import HTTPMessages
internal import Synchronization

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
  let links: [WorkerLink]
  let pool: WorkPool
  let running: Mutex<Running?>
  /// The socket that the workers share, until it is closed.
  let socket: Mutex<ListeningSocket?>
  /// How often the rules of answering were replaced.
  let generation = Atomic(0)

  /// What runs until the server stops.
  struct Running: ~Copyable {
    var threads: WorkerThreads
    let pool: RunningPool

    /// Ends the workers.
    consuming func stop() {
      pool.stop()
      threads.stop()
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
    let rules = AnsweringRules(options: options, refuse: refuse, answerer: answerer)
    for index in 0..<count {
      let link = try WorkerLink()
      let worker = Worker(
        link: link, place: (index, count), rules: rules, pool: pool.pool, accessLog: accessLog)
      let loop = try WorkerLoop(
        worker: worker, options: options, listener: socket.descriptor, log: log)
      try threads.start(loop, link: link)
      links.append(link)
    }
    self.links = links
    self.pool = pool.pool
    boundAddress = socket.address
    running = Mutex(Running(threads: threads, pool: pool))
    self.socket = Mutex(socket)
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

  /// Stops at once: ends the workers, closes every connection and the listening socket.
  ///
  /// A Unix socket file that the server made is removed. Stopping again does nothing.
  public func stop() {
    running.withLock { running in
      if let taken = running.take() { taken.stop() }
      socket.withLock { $0 = nil }
    }
  }

  /// How many processors there are.
  private static var processors: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
