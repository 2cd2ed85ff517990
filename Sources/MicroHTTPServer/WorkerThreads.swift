private import Synchronization

/// The owner of running workers: they are stopped and joined when it is released.
struct WorkerThreads: ~Copyable {
  private final class Held {
    let link: WorkerLink
    private var thread: WorkerThread?

    init(_ thread: consuming WorkerThread, link: WorkerLink) {
      self.thread = consume thread
      self.link = link
    }

    func join() {
      thread.take()?.join()
    }
  }

  private var held: [Held] = []

  /// Holds no worker yet.
  init() {}

  deinit {
    for one in held {
      one.link.isStopping.store(true, ordering: .releasing)
      one.link.wakeUp.signal()
    }
    for one in held { one.join() }
  }

  /// Starts the thread of a worker.
  mutating func start(_ loop: sending WorkerLoop, link: WorkerLink) throws(ServerError) {
    held.append(Held(try WorkerThread { loop.run() }, link: link))
  }

  /// Stops and joins the workers.
  consuming func stop() {}
}
