private import CMicroHTTPD
internal import HTTPMessages

/// The threads that do what would hold an event loop up, and what they have to do.
///
/// The threads give way to the event loops: the system prefers those where both want to run. A
/// stopped pool's threads end when the work that they are at is done; nobody waits for them.
final class WorkPool: Sendable {
  private let ledger: Monitor<WorkLedger>

  /// Starts some threads, behind which so many pieces of work may wait; bytes bound what is kept.
  init(threads: Int, queue: Int, bytes: Int) throws(ServerError) {
    ledger = Monitor(WorkLedger(threads: threads, queue: queue, bytes: bytes))
    do throws(ServerError) {
      for _ in 0..<threads {
        let thread = try WorkerThread { self.work() }
        thread.detach()
      }
    } catch {
      stop()
      throw error
    }
  }

  /// What has been counted until now.
  var readings: WorkReadings { ledger.withLock { $0.readings } }

  /// Asks for a piece of work on behalf of one request of a worker, which is told of the end.
  func join(
    _ answer: DeferredAnswer, _ link: WorkerLink, generation: Int
  ) -> WorkLedger.Joining {
    let joining = ledger.withLock { $0.join(answer, link, generation: generation) }
    if case .added = joining { ledger.signal() }
    return joining
  }

  /// Takes one request's interest back; what nobody waits for is dropped unless it has begun.
  func leave(_ work: SharedWork) {
    let links = ledger.withLock { $0.leave(work) }
    tell(links, FinishedWork(work: work, outcome: .dropped))
  }

  /// Keeps work of a generation alone from now on.
  func begin(_ rules: AnsweringRules) {
    ledger.withLock {
      $0.begin(
        generation: rules.generation, queue: rules.options.workQueue,
        bytes: rules.options.workCacheBytes)
    }
  }

  /// Counts a request that was refused since the work took too long.
  func countOverdue() { ledger.withLock { $0.countOverdue() } }

  /// Lets the threads end.
  func stop() {
    ledger.withLock { $0.stop() }
    ledger.broadcast()
  }

  /// What a thread does.
  private func work() {
    loaderd_give_way()
    while case .work(let work) = ledger.wait(for: { $0.begin() }) {
      let begin = monotonicNanoseconds()
      let made = work.make()
      let time = monotonicNanoseconds() - begin
      let links = ledger.withLock { $0.end(work, made, nanoseconds: time) }
      tell(links, FinishedWork(work: work, outcome: .made(made)))
    }
  }

  private func tell(_ links: [WorkerLink], _ finished: FinishedWork) {
    for link in links {
      link.finished.withLock { $0.append(finished) }
      link.wakeUp.signal()
    }
  }
}
