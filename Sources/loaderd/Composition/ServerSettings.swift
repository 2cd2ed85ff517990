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
    options.headerBytes = headerBytes ?? Self.headerBytes(ofPool: connectionPool)
    options.headerDeadline = headerDeadline
    options.answerDeadline = answerDeadline
    options.idleTimeout = idleTimeout
    options.requestsPerConnection = requestsPerConnection
    options.cacheBytes = cacheBytes
    options.workThreads = renderThreads
    options.workQueue = renderQueue
    options.workDeadline = renderDeadline
    options.workCacheBytes = renderCacheBytes
    options.overloadDelay = overloadDelay
    options.overloadPatience = overloadPatience
    options.alwaysAnswered = alwaysAnswered
    options.reusePort = reusePort
    options.accessLog = accessLog
    options.accessLogFrom = logLevel <= .info ? 0 : 500
    options.accessLogEvery = accessLogEvery
    options.forwarding = forwarding
    return options
  }

  /// Where it is told whether the service is well, with and without the path of the mount.
  private var alwaysAnswered: [String] {
    let health = ["/healthz", "/readyz"]
    return (basePath.isEmpty ? health : health + health.map { basePath + $0 })
      + [basePath + "/metrics"]
  }

  /// The longest head by default in a pool, in bytes: three quarters, at least 2 KiB left over.
  private static func headerBytes(ofPool pool: Int) -> Int {
    min(pool / 4 * 3, pool - 2048)
  }
}
