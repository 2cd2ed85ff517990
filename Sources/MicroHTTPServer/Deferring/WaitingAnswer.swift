internal import HTTPMessages

/// A request whose answer is being made elsewhere; its worker's thread alone uses it.
@safe final class WaitingAnswer {
  /// What is waited for.
  let work: SharedWork
  /// What becomes of it for this request.
  let finish: @Sendable (DeferredAnswer.Made) -> Response
  /// How often the rules of answering had been replaced when the work was asked for.
  let generation: Int
  /// When the request was handed over, in nanoseconds of the monotonic clock.
  let begin: Int64
  /// The same in milliseconds of the worker's clock.
  let since: Int64
  /// The library's connection; it lives until the request is over.
  let handle: OpaquePointer
  /// The socket.
  let descriptor: Int32
  /// Whether the library has put the connection aside.
  var isSuspended = false
  /// Whether the client had ended sending when it was looked at last.
  var hasEnded = false
  /// Whether the work is wanted on behalf of this request.
  var isInterested = true
  /// What has become of the work, or of the request.
  var outcome: WorkOutcome?

  /// Begins to wait.
  init(
    for work: SharedWork, of answer: DeferredAnswer, handle: OpaquePointer, descriptor: Int32,
    generation: Int, begin: Int64, since: Int64
  ) {
    self.work = work
    finish = answer.finish
    unsafe self.handle = handle
    self.descriptor = descriptor
    self.generation = generation
    self.begin = begin
    self.since = since
  }
}
