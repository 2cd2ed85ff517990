internal import Synchronization

/// What a worker shares with other threads: its counters, what it is told, and its wake-up.
final class WorkerLink: Sendable {
  /// Wakes the worker.
  let wakeUp: WakeUp
  /// What the worker counts.
  let counters = WorkerCounters()
  /// Open connections.
  let connections = Atomic<Int>(0)
  /// Requests whose head was let through and whose answer is not wholly sent.
  let inFlight = Atomic<Int>(0)
  /// Whether answers tell the client to close.
  let isDraining = Atomic<Bool>(false)
  /// Whether the worker shall end.
  let isStopping = Atomic<Bool>(false)
  /// Work that is over and that the worker has not heard of.
  let finished = Monitor<[FinishedWork]>([])
  /// The rules that the worker shall follow from now on.
  let nextRules = Monitor<AnsweringRules?>(nil)
  /// Whether the worker takes those connections that wait and no more.
  let isClosing = Atomic<Bool>(false)
  /// How often the worker has done all its work after it was woken.
  let rounds = Atomic<Int>(0)

  /// Makes a link with a wake-up of its own.
  init() throws(ServerError) {
    wakeUp = try WakeUp()
  }
}
