internal import HTTPMessages

/// Decides whether an answer is still made when there is more to do than can be done.
///
/// A turn of the loop takes everything up that has become ready. What is late in its turn has
/// waited for all that came before it. A burst is late for some turns and is worked off; where
/// every turn has something late for a while, there is a standing queue that only refusing ends:
/// from then on each turn makes answers for so long, and refuses what comes behind.
struct Admission {
  /// How late in its turn a request may be, in milliseconds; 0 for ever.
  private let delay: Int64
  /// For how long every turn must have been late, in milliseconds.
  private let patience: Int64
  /// How many answers each turn makes in any case: few that take long are no queue.
  private static let least = 4

  private var turn = 0
  private var lateTurn = -2
  private var lateSince: Int64 = 0
  private var made = 0
  /// Until when the queue counts as standing.
  private(set) var isOverloadedUntil = Int64.min

  /// Decides by what bounds a server.
  init(_ options: ServerOptions) {
    delay = options.overloadDelay.wholeMilliseconds
    patience = options.overloadPatience.wholeMilliseconds
  }

  /// Whether nothing is refused, ever.
  var isOff: Bool { delay == 0 }

  /// Whether an answer is made in a turn that began at a time, so many milliseconds later.
  mutating func admits(turn: Int, began: Int64, late: Int64) -> Bool {
    if turn != self.turn {
      self.turn = turn
      made = 0
    }
    guard late > delay, made >= Admission.least else {
      made += 1
      return true
    }
    let now = began + late
    if turn - lateTurn > 1 { lateSince = now }
    lateTurn = turn
    guard now - lateSince >= patience || now < isOverloadedUntil else {
      made += 1
      return true
    }
    isOverloadedUntil = now + patience
    return false
  }
}

/// What is told instead of an answer that is not made.
extension Worker {
  /// Whether a request shall be refused since there is too much to do; `begin` is the time now.
  ///
  /// What tells whether the service is well is always answered.
  func isTooMuch(_ connection: Connection, begin: Int64) -> Bool {
    guard !admission.isOff else { return false }
    let late = begin / 1_000_000 - now
    return !admission.admits(turn: turn, began: now, late: late)
      && !rules.options.isAlwaysAnswered(connection.target)
  }

  /// Refuses a request; the answer is the same for all and made once.
  @unsafe func refuseTooMuch(_ head: RequestHead, on connection: Connection) -> Bool {
    let closing = closes(connection)
    let form = closing ? 1 : 0
    let ready = overloadAnswers[form] ?? overloadAnswer(closing: closing)
    guard let ready else { return false }
    overloadAnswers[form] = ready
    link.counters.overloads.add(1)
    ready.outgoing.count(
      method: unsafe AnswerCell.place(ofMethod: head.method), route: nil, in: link.counters)
    if log != nil { unsafe note(ready.outgoing, ready.response, head, on: connection, nil) }
    return unsafe ready.outgoing.queue(on: head.connection)
  }

  private func overloadAnswer(closing: Bool) -> OverloadAnswer? {
    let response = rules.refuse(.overloaded, Request(target: RequestTarget("/")))
    return OutgoingResponse.make(response, lengthOnly: false, closing: closing)
      .map { OverloadAnswer(response: response, outgoing: $0) }
  }
}

/// An answer that refuses, ready to be sent.
struct OverloadAnswer {
  let response: Response
  let outgoing: OutgoingResponse
}
