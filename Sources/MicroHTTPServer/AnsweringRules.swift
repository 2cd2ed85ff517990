internal import HTTPMessages

/// By what a worker answers: replaced whole while it runs.
struct AnsweringRules: Sendable {
  /// How often the rules have been replaced.
  var generation = 0
  /// What bounds the server; of the settings of a running server some are as they were.
  let options: ServerOptions
  /// Answers what is refused.
  let refuse: Refuse
  /// Answers everything else.
  let answerer: Answerer
}

/// Following other rules.
extension Worker {
  /// Follows the rules that were handed over since the last time, if there are any.
  ///
  /// What was ready is forgotten. Requests under way end by the rules by which they began, and
  /// nothing that comes of them is kept.
  func takeRules() {
    guard let next = link.nextRules.withLock({ exchange(&$0, with: nil) }) else { return }
    log?.flush()
    rules = next
    limits = Limits(next.options, connections: limits.connections, poolBytes: limits.poolBytes)
    memory.begin(bytes: max(next.options.cacheBytes, 0) / place.count)
    admission = Admission(next.options)
    overloadAnswers = [nil, nil]
    log = AccessLog(next.options, worker: place.index, write: accessLog)
    proxies = log == nil ? nil : next.options.forwarding?.proxies
    for connection in connections {
      connection.becomeLogged(log != nil, isProxied: proxies?.contains(peer: connection.peer))
    }
  }
}
