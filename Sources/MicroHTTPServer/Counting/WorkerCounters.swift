internal import HTTPMessages
internal import Synchronization

/// What one worker counts: it alone writes, others read.
final class WorkerCounters: Sendable {
  /// Answers by route, method and status.
  let answers = InlineArray<2048, Atomic<Int>> { _ in Atomic(0) }
  /// Answers by the length of what is sent as content.
  let sizes = InlineArray<8, Atomic<Int>> { _ in Atomic(0) }
  /// Bytes of content sent.
  let sentBytes = Atomic(0)
  /// Answers that were made by the responder, by how long that took.
  let durations = InlineArray<16, Atomic<Int>> { _ in Atomic(0) }
  /// Requests that were refused since too much was to do.
  let overloads = Atomic(0)
  /// Nanoseconds that the responder took.
  let busyNanoseconds = Atomic(0)
  /// Answers that were ready.
  let hits = Atomic(0)
  /// Answers that were not ready and might have been.
  let misses = Atomic(0)
  /// Answers taken into the memory.
  let admissions = Atomic(0)
  /// Answers dropped from the memory for others.
  let evictions = Atomic(0)
  /// What the answers in the memory cost, in bytes.
  let cachedBytes = Atomic(0)
  /// Answers in the memory.
  let cachedAnswers = Atomic(0)

  /// Counts an answer in its cell and by the length of its content.
  func count(_ cell: AnswerCell, bytes: Int, sizePlace: Int) {
    answers[cell.rawValue].add(1)
    sizes[sizePlace].add(1)
    sentBytes.add(bytes)
  }

  /// Counts a time that the responder took.
  func countDuration(nanoseconds: Int64) {
    durations[CountingSteps.place(of: nanoseconds, in: CountingSteps.nanoseconds)].add(1)
    busyNanoseconds.add(Int(nanoseconds))
  }
}

extension Atomic<Int> {
  /// Adds without a lock of the bus: only one thread may write.
  func add(_ amount: Int) {
    store(load(ordering: .relaxed) &+ amount, ordering: .relaxed)
  }

  /// The value at some time.
  var value: Int { load(ordering: .relaxed) }

  /// Sets the value.
  func set(_ value: Int) { store(value, ordering: .relaxed) }
}
