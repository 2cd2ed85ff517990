/// The owner of a pool that runs: it is stopped when its owner is released.
struct RunningPool: ~Copyable {
  let pool: WorkPool

  /// Starts a pool as some options say, with a thread for each processor unless they say otherwise.
  init(_ options: ServerOptions, processors: Int) throws(ServerError) {
    pool = try WorkPool(
      threads: options.workThreads == 0 ? processors : max(options.workThreads, 0),
      queue: options.workQueue, bytes: options.workCacheBytes)
  }

  deinit { pool.stop() }

  /// Stops the pool.
  consuming func stop() {}
}
