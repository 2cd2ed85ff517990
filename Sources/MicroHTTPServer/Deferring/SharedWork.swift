internal import HTTPMessages

/// A piece of work that is done once for everyone who asks for it.
final class SharedWork: Sendable {
  /// What makes two pieces of work the same.
  let key: WorkKey
  private let answer: DeferredAnswer

  /// Makes a piece of work of the answer to the first who asks.
  init(_ answer: DeferredAnswer, generation: Int) {
    key = WorkKey(generation: generation, key: answer.key)
    self.answer = answer
  }

  /// Does the work.
  func make() -> DeferredAnswer.Made { answer.make() }
}

/// What has become of a piece of work, for one who waits.
enum WorkOutcome: Sendable {
  /// It was done, with or without success.
  case made(DeferredAnswer.Made)
  /// It was not made, since nobody waited for it any more.
  case dropped
  /// It takes longer than anyone is kept waiting.
  case overdue
}

/// A piece of work that is over, as a worker is told.
struct FinishedWork: Sendable {
  let work: SharedWork
  let outcome: WorkOutcome
}

/// What makes two pieces of work the same, asked for by the same rules of answering.
struct WorkKey: Hashable {
  /// How often the rules had been replaced.
  let generation: Int
  /// The key of the answer.
  let key: [UInt8]
}
