internal import CMicroHTTPD
internal import HTTPMessages
internal import Synchronization

/// Requests whose answers are made on other threads.
///
/// The second call of such a request asks for the work and leaves without an answer. The library
/// then calls a third time, which puts the connection aside: a connection that is put aside in the
/// second call would be read from when it comes back, and closed where the client has ended
/// sending. When the work is done the connection comes back, and a last call queues the response.
extension Worker {
  /// Asks for the work; answers at once where that is done already, or where too much waits.
  @unsafe func deferAnswer(
    _ answer: DeferredAnswer, _ head: RequestHead, on connection: Connection, begin: Int64
  ) -> Bool {
    switch pool.join(answer, link, generation: rules.generation) {
    case .kept(let response):
      return unsafe send(
        answer.finish(.success(response)), head, on: connection, closing: closes(connection),
        begin: begin)
    case .full:
      return unsafe refuseToWait(.busy, head, on: connection)
    case .joined(let work), .added(let work):
      let waiting = unsafe WaitingAnswer(
        for: work, of: answer, handle: head.connection, descriptor: connection.descriptor,
        generation: rules.generation, begin: begin, since: now)
      connection.waiting = waiting
      connection.enter(.waiting, now: now)
      self.waiting[ObjectIdentifier(work), default: []].append(waiting)
      return true
    }
  }

  /// Puts the connection aside, or answers when the work is over; `false` closes the connection.
  @unsafe func waitOrAnswer(_ head: RequestHead, on connection: Connection) -> Bool {
    guard let waiting = connection.waiting else { return false }
    guard let outcome = waiting.outcome else {
      if !waiting.isSuspended {
        waiting.isSuspended = true
        unsafe MHD_suspend_connection(head.connection)
      }
      return true
    }
    connection.waiting = nil
    connection.enter(.answering, now: now)
    switch outcome {
    case .dropped: return false
    case .overdue: return unsafe refuseToWait(.overdue, head, on: connection)
    case .made(let made) where waiting.generation != rules.generation:
      connection.recall = Recall()
      return unsafe send(
        waiting.finish(made), head, on: connection, closing: closes(connection),
        begin: waiting.begin)
    case .made(let made):
      // Another request may have made the answer ready in the meantime.
      var inspection = HeadInspection()
      unsafe head.visit(&inspection)
      unsafe recall(head, on: connection, inspection.wishes)
      if connection.ready != nil { return unsafe answer(head, on: connection) }
      return unsafe send(
        waiting.finish(made), head, on: connection, closing: closes(connection),
        begin: waiting.begin)
    }
  }

  /// Answers that the work cannot be waited for; the connection is kept.
  @unsafe private func refuseToWait(
    _ refusal: Refusal, _ head: RequestHead, on connection: Connection
  ) -> Bool {
    let response = rules.refuse(refusal, unsafe request(head, on: connection))
    return unsafe send(response, head, on: connection, closing: closes(connection))
  }

  /// Takes the ends of work that were told, and lets connections come back.
  func takeFinishedWork() {
    for finished in link.finished.withLock({ exchange(&$0, with: []) }) {
      for waiting in waiting.removeValue(forKey: ObjectIdentifier(finished.work)) ?? [] {
        settle(waiting, finished.outcome)
      }
    }
  }

  /// Ends the waiting of requests that are over the deadline or whose clients have gone.
  ///
  /// The library does not look at connections that are put aside. A client that has ended sending
  /// gets its answer if it is made all the same, but nothing is begun for it alone later than the
  /// next time that it is looked at.
  func sweepWaiting() {
    for waiting in waiting.values.joined() where waiting.outcome == nil {
      if now - waiting.since > limits.workDeadline {
        loseInterest(waiting)
        pool.countOverdue()
        settle(waiting, .overdue)
      } else {
        let departure = loaderd_peer_departure(waiting.descriptor)
        if waiting.hasEnded || departure == 2 { loseInterest(waiting) }
        waiting.hasEnded = departure != 0
        if departure == 2 { settle(waiting, .dropped) }
      }
    }
  }

  /// Lets every connection come back to be closed.
  func endWaiting() {
    for waiting in waiting.values.joined() { settle(waiting, .dropped) }
    waiting = [:]
  }

  /// Forgets a request that waits when it is over before its answer.
  func stopWaiting(_ connection: Connection) {
    guard let waiting = connection.waiting else { return }
    connection.waiting = nil
    waiting.outcome = .dropped
    loseInterest(waiting)
  }

  private func loseInterest(_ waiting: WaitingAnswer) {
    guard waiting.isInterested else { return }
    waiting.isInterested = false
    pool.leave(waiting.work)
  }

  private func settle(_ waiting: WaitingAnswer, _ outcome: WorkOutcome) {
    guard waiting.outcome == nil else { return }
    waiting.outcome = outcome
    if waiting.isSuspended {
      waiting.isSuspended = false
      unsafe MHD_resume_connection(waiting.handle)
    }
  }
}
