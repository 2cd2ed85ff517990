import MicroHTTPServer

extension Settings {
  /// Where the server listens.
  var address: ListenAddress {
    switch listen {
    case .unix(let path): .unix(path: path)
    case .descriptor(let descriptor): .descriptor(descriptor)
    case nil: .tcp(host: host, port: UInt16(clamping: port))
    }
  }

  /// What bounds the server.
  var serverOptions: ServerOptions {
    var options = ServerOptions()
    options.workers = workers
    options.connections = connections
    options.connectionPoolBytes = connectionPool
    options.targetBytes = targetBytes
    options.headerBytes = Self.headerBytes(ofPool: connectionPool)
    options.headerDeadline = headerDeadline
    options.answerDeadline = answerDeadline
    options.idleTimeout = idleTimeout
    options.requestsPerConnection = requestsPerConnection
    options.cacheBytes = cacheBytes
    options.workThreads = renderThreads
    options.workQueue = renderQueue
    options.workDeadline = renderDeadline
    options.workCacheBytes = renderCacheBytes
    options.accessLog = accessLog
    options.accessLogEvery = accessLogEvery
    options.forwarding = forwarding
    return options
  }

  /// The longest request head in a pool, in bytes: three quarters, at least 2 KiB left over.
  private static func headerBytes(ofPool pool: Int) -> Int {
    min(pool / 4 * 3, pool - 2048)
  }
}
