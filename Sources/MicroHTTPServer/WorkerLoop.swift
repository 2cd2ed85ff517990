private import Synchronization

/// The loop of one worker: waits on the daemon's queue itself and lets the daemon work.
///
/// libmicrohttpd's own loop stalls when exactly 128 connections become ready together.
final class WorkerLoop {
  private let worker: Worker
  private let daemon: Daemon
  private let queue: EventQueue
  private var acceptor: Acceptor
  private var nextSweep: Int64 = 0
  /// Whether no more connections are taken.
  private var isClosed = false

  /// The longest wait in milliseconds, while there are connections and while there are none.
  private static let longestWait: (busy: Int64, empty: Int64) = (1000, 10_000)

  /// Makes the loop of a worker that accepts from a listening socket.
  init(
    worker: Worker, options: ServerOptions, listener: Int32, log: (@Sendable (String) -> Void)?
  ) throws(ServerError) {
    self.worker = worker
    daemon = try Daemon(
      worker: worker, options: options, connections: worker.limits.connections, log: log)
    queue = try EventQueue(
      daemon: daemon.descriptor, wakeUp: worker.link.wakeUp.descriptor, listener: listener)
    acceptor = Acceptor(listener: listener)
  }

  /// Runs until the worker is told to stop, then ends every connection.
  func run() {
    let link = worker.link
    while !link.isStopping.load(ordering: .acquiring) {
      queue.setListening(!isClosed && room > 0 && acceptor.restsUntil <= worker.now)
      let ready = queue.wait(milliseconds: wait())
      worker.now = monotonicMilliseconds()
      worker.turn &+= 1
      if ready.contains(.wakeUp) {
        link.wakeUp.clear()
        worker.takeRules()
        worker.takeFinishedWork()
      }
      if ready.contains(.listener) {
        acceptor.accept(room: min(room, batch), into: daemon, now: worker.now)
      }
      if ready.contains(.wakeUp), !isClosed, link.isClosing.load(ordering: .acquiring) {
        takeLast()
      }
      daemon.run()
      if ready.contains(.wakeUp) { finishRound() }
      if let due = worker.log?.isDue, worker.now >= due { worker.log?.flush() }
      if worker.now >= nextSweep {
        Watchdog.sweep(worker.connections, limits: worker.limits, now: worker.now)
        worker.sweepWaiting()
        nextSweep = worker.now + Watchdog.interval
      }
    }
    queue.setListening(false)
    // The library ends the process when it is stopped with connections that are put aside.
    worker.endWaiting()
    daemon.run()
    finishRound()
    daemon.stop()
    worker.log?.flush()
  }

  /// Accepts everything that waits, and then no more.
  private func takeLast() {
    while room > 0, !acceptor.accept(room: min(room, 64), into: daemon, now: worker.now),
      acceptor.restsUntil <= worker.now
    {}
    isClosed = true
    queue.setListening(false)
  }

  /// How many connections are accepted in one turn.
  private var batch: Int {
    worker.now < worker.admission.isOverloadedUntil
      ? Acceptor.batch.overloaded : Acceptor.batch.usual
  }

  /// How many connections more the worker may hold.
  private var room: Int { worker.limits.connections - worker.connections.count }

  /// Lets the daemon work until nothing is ready, with a bound for clients that never cease.
  private func finishRound() {
    for _ in 0..<64 {
      guard daemon.timeout == 0 else { break }
      daemon.run()
    }
    worker.link.rounds.wrappingAdd(1, ordering: .releasing)
  }

  /// How long the next wait may be, in milliseconds.
  private func wait() -> Int32 {
    let now = worker.now
    let isEmpty = worker.connections.isEmpty
    var longest = isEmpty ? WorkerLoop.longestWait.empty : WorkerLoop.longestWait.busy
    if !isEmpty { longest = min(longest, max(nextSweep - now, 0)) }
    if let due = worker.log?.isDue { longest = min(longest, max(due - now, 0)) }
    if acceptor.restsUntil > now { longest = min(longest, acceptor.restsUntil - now) }
    if let due = daemon.timeout { longest = min(longest, Int64(clamping: due)) }
    return Int32(clamping: longest)
  }
}
