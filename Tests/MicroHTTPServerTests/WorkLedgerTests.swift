import HTTPMessages
import Testing

@testable import MicroHTTPServer

/// The rules of the queue, without threads.
struct WorkLedgerTests {
  private let one = Result { try WorkerLink() }
  private let other = Result { try WorkerLink() }

  private static func answer(_ key: UInt8, bytes: Int = 10) -> DeferredAnswer {
    DeferredAnswer(key: [key]) {
      Response(status: .ok, body: [UInt8](repeating: key, count: bytes))
    }
  }

  private static func work(_ step: WorkLedger.Step?) -> SharedWork? {
    if case .work(let work) = step { work } else { nil }
  }

  private static func added(_ joining: WorkLedger.Joining) -> SharedWork? {
    if case .added(let work) = joining { work } else { nil }
  }

  private static func joined(_ joining: WorkLedger.Joining) -> SharedWork? {
    if case .joined(let work) = joining { work } else { nil }
  }

  private static func isFull(_ joining: WorkLedger.Joining) -> Bool {
    if case .full = joining { true } else { false }
  }

  private static func kept(_ joining: WorkLedger.Joining) -> Response? {
    if case .kept(let response) = joining { response } else { nil }
  }

  @Test func workIsBegunInTheOrderOfItsArrival() throws {
    var ledger = WorkLedger(threads: 1, queue: 3, bytes: 0)
    let link = try one.get()
    for key in [UInt8(3), 1, 2] { #expect(Self.added(ledger.join(Self.answer(key), link)) != nil) }
    #expect(ledger.readings.waiting == 3)
    #expect(Self.work(ledger.begin())?.key.key == [3])
    #expect(Self.work(ledger.begin())?.key.key == [1])
    #expect(ledger.readings.waiting == 1)
    #expect(ledger.readings.inProgress == 2)
    #expect(Self.work(ledger.begin())?.key.key == [2])
    #expect(ledger.begin() == nil)
  }

  /// As many as threads and places in the queue may be open, wherever they are.
  @Test(arguments: [(1, 0), (1, 2), (3, 1), (2, -5)])
  func theQueueIsBounded(threads: Int, queue: Int) throws {
    var ledger = WorkLedger(threads: threads, queue: queue, bytes: 1000)
    let link = try one.get()
    let room = threads + max(queue, 0)
    for key in 0..<room { #expect(Self.added(ledger.join(Self.answer(UInt8(key)), link)) != nil) }
    #expect(Self.isFull(ledger.join(Self.answer(200), link)))
    #expect(Self.joined(ledger.join(Self.answer(0), link)) != nil)
    let begun = ledger.begin()
    let work = try #require(Self.work(begun))
    #expect(Self.isFull(ledger.join(Self.answer(200), link)))
    #expect(ledger.end(work, work.make(), nanoseconds: 1).count == 1)
    #expect(Self.added(ledger.join(Self.answer(200), link)) != nil)
    #expect(ledger.readings.rejected == 2)
  }

  @Test func withoutThreadsNothingIsTaken() throws {
    var ledger = WorkLedger(threads: 0, queue: 5, bytes: 1000)
    #expect(Self.isFull(ledger.join(Self.answer(1), try one.get())))
  }

  @Test func everyWorkerIsToldOnce() throws {
    var ledger = WorkLedger(threads: 1, queue: 1, bytes: 1000)
    let (first, second) = (try one.get(), try other.get())
    let workJoining = ledger.join(Self.answer(1), first)
    let work = try #require(Self.added(workJoining))
    for link in [first, second, second] {
      #expect(Self.joined(ledger.join(Self.answer(1), link)) === work)
    }
    #expect(Self.work(ledger.begin()) === work)
    let told = ledger.end(work, work.make(), nanoseconds: 7)
    #expect(told.count == 2)
    #expect(told.contains { $0 === first } && told.contains { $0 === second })
    #expect(ledger.readings.shared == 3)
    #expect(ledger.readings.done == 1)
    #expect(ledger.readings.durations.sum == 7e-9)
  }

  @Test func whatNobodyWaitsForIsDropped() throws {
    var ledger = WorkLedger(threads: 1, queue: 2, bytes: 1000)
    let (first, second) = (try one.get(), try other.get())
    let workJoining = ledger.join(Self.answer(1), first)
    let work = try #require(Self.added(workJoining))
    _ = ledger.join(Self.answer(1), second)
    _ = ledger.join(Self.answer(2), first)
    #expect(ledger.leave(work).isEmpty)
    #expect(ledger.leave(work).count == 2)
    #expect(ledger.leave(work).isEmpty)
    #expect(ledger.readings.dropped == 1)
    #expect(Self.work(ledger.begin())?.key.key == [2])
    // Asked for again it is another piece of work, which the interest of before does not touch.
    let againJoining = ledger.join(Self.answer(1), first)
    let again = try #require(Self.added(againJoining))
    #expect(again !== work)
    #expect(ledger.leave(work).isEmpty)
    #expect(Self.work(ledger.begin()) === again)
  }

  @Test func whatHasBegunGoesOnAndIsKept() throws {
    var ledger = WorkLedger(threads: 1, queue: 1, bytes: 10_000)
    let link = try one.get()
    let workJoining = ledger.join(Self.answer(1), link)
    let work = try #require(Self.added(workJoining))
    #expect(Self.work(ledger.begin()) === work)
    #expect(ledger.leave(work).isEmpty)
    #expect(Self.joined(ledger.join(Self.answer(1), link)) === work)
    #expect(ledger.end(work, work.make(), nanoseconds: 1).count == 1)
    #expect(Self.kept(ledger.join(Self.answer(1), link)) == Self.answer(1).response())
    #expect(ledger.readings.reused == 1)
    #expect(ledger.readings.dropped == 0)
  }

  @Test func nothingIsBegunAfterTheStop() throws {
    var ledger = WorkLedger(threads: 1, queue: 5, bytes: 1000)
    let link = try one.get()
    for key in 0..<3 { _ = ledger.join(Self.answer(UInt8(key)), link) }
    let begun = ledger.begin()
    let work = try #require(Self.work(begun))
    ledger.stop()
    if case .stop = ledger.begin() {} else { Issue.record("no stop") }
    #expect(Self.isFull(ledger.join(Self.answer(9), link)))
    #expect(ledger.readings.waiting == 0)
    #expect(ledger.readings.inProgress == 1)
    #expect(ledger.end(work, work.make(), nanoseconds: 1).count == 1)
    #expect(ledger.readings.inProgress == 0)
  }
}
