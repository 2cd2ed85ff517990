public import HTTPMessages
private import Synchronization

extension Server {
  /// Answers by other rules from now on, without losing a request.
  ///
  /// Requests under way end by the rules by which they began; answers that were kept are forgotten.
  /// Of the options those stay that a running server cannot change: `workers`, `connections`,
  /// `connectionPoolBytes`, `workThreads` and `reusePort`.
  public func replace(
    options: ServerOptions, refuse: @escaping Refuse, answerer: @escaping Answerer
  ) {
    let rules = AnsweringRules(
      generation: generation.wrappingAdd(1, ordering: .relaxed).newValue, options: options,
      refuse: refuse, answerer: answerer)
    pool.begin(rules)
    for link in links {
      link.nextRules.withLock { $0 = rules }
      link.wakeUp.signal()
    }
  }
}
