extension Worker {
  /// What bounds one worker, in bytes, requests and milliseconds.
  struct Limits {
    let connections: Int
    let poolBytes: Int
    let targetBytes: Int
    let headerBytes: Int
    let requestsPerConnection: Int
    let headerDeadline: Int64
    let answerDeadline: Int64
    let workDeadline: Int64
    let idleTimeout: Int64

    /// The share of a worker that holds so many connections with pools of so many bytes.
    init(_ options: ServerOptions, connections: Int, poolBytes: Int) {
      self.connections = connections
      self.poolBytes = poolBytes
      targetBytes = max(min(options.targetBytes, poolBytes / 2), 1)
      headerBytes = max(min(options.headerBytes, poolBytes - 2048), 1)
      requestsPerConnection = max(options.requestsPerConnection, 1)
      headerDeadline = max(options.headerDeadline.wholeMilliseconds, 1)
      answerDeadline = max(options.answerDeadline.wholeMilliseconds, 1)
      workDeadline = max(options.workDeadline.wholeMilliseconds, 1)
      idleTimeout = max(options.idleTimeout.wholeMilliseconds, 1)
    }
  }
}
