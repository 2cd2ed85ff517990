internal import CMicroHTTPD

/// The owner of one libmicrohttpd daemon, which neither listens nor has threads: a worker runs it.
///
/// All calls but `init` are made on the worker's thread.
@safe final class Daemon {
  private let daemon: OpaquePointer
  private let log: LogSink?
  private var isStopped = false

  /// Starts a daemon that calls a worker back; the worker must outlive the daemon's `stop()`.
  init(
    worker: Worker, options: ServerOptions, connections: Int,
    log write: (@Sendable (String) -> Void)?
  ) throws(ServerError) {
    let context = unsafe Unmanaged.passUnretained(worker).toOpaque()
    let log = write.map(LogSink.init)
    var items: [MHD_OptionItem] = unsafe []
    if let log { unsafe items.append(loaderd_option_log(log.sink)) }
    unsafe items += [
      loaderd_option_number(.CONNECTION_MEMORY_LIMIT, options.poolBytes),
      loaderd_option_number(.CONNECTION_LIMIT, connections),
      // The watchdog alone keeps time: the library would note it several times a request.
      loaderd_option_number(.CONNECTION_TIMEOUT, 0),
      // The worker's thread blocks SIGPIPE.
      loaderd_option_number(.SIGPIPE_HANDLED_BY_APP, 1),
      loaderd_option_connection(DaemonCalls.connection, context),
      loaderd_option_target(DaemonCalls.target, context),
      loaderd_option_completed(DaemonCalls.completed, context),
      loaderd_option_number(.END, 0),
    ]
    var flags = MHD_USE_NO_LISTEN_SOCKET.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    #if os(Linux)
      flags |= MHD_USE_EPOLL.rawValue
    #endif
    if log != nil { flags |= MHD_USE_ERROR_LOG.rawValue }
    guard
      let started = unsafe loaderd_start_daemon(flags, DaemonCalls.request, context, &items)
    else { throw .libraryRefused }
    unsafe daemon = started
    self.log = log
  }

  deinit { stop() }

  /// The descriptor that becomes readable when there is work; -1 where there is none.
  var descriptor: Int32 { unsafe loaderd_epoll_descriptor(daemon) }

  /// How many milliseconds may pass until `run()`; `nil` when nothing is due.
  var timeout: UInt64? {
    var milliseconds: UInt64 = 0
    return unsafe MHD_get_timeout(daemon, &milliseconds) == .YES ? milliseconds : nil
  }

  /// Does all work that is due, without waiting.
  func run() { _ = unsafe MHD_run(daemon) }

  /// Hands an accepted socket over, which the daemon closes in any case.
  @unsafe func add(_ descriptor: Int32, _ peer: UnsafePointer<sockaddr>, _ size: socklen_t) {
    _ = unsafe MHD_add_connection(daemon, descriptor, peer, size)
  }

  /// Closes every connection and releases the daemon; the worker is called for each.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    unsafe MHD_stop_daemon(daemon)
  }
}
