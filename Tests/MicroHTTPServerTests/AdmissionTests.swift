import Testing

@testable import MicroHTTPServer

/// When requests are refused, by a clock of the test's own: delay 20 ms, patience 200 ms.
struct AdmissionTests {
  private struct Loop {
    var admission = Admission(
      options {
        $0.overloadDelay = .milliseconds(20)
        $0.overloadPatience = .milliseconds(200)
      })
    var turn = 0
    var now: Int64 = 1000

    /// A turn of so many requests, each of which takes so many milliseconds; how many were made.
    mutating func work(_ count: Int, each milliseconds: Int64 = 1) -> Int {
      turn += 1
      var late: Int64 = 0
      var made = 0
      for _ in 0..<count where admission.admits(turn: turn, began: now, late: late) {
        made += 1
        late += milliseconds
      }
      now += late
      return made
    }
  }

  @Test func whatIsNeverLateIsNeverRefused() {
    var loop = Loop()
    for _ in 0..<1000 { #expect(loop.work(21) == 21) }
  }

  @Test func aBurstIsWorkedOff() {
    var loop = Loop()
    #expect(loop.work(190) == 190)
    for _ in 0..<100 { #expect(loop.work(10) == 10) }
    // Late turns that do not follow each other are bursts, however many there are.
    for _ in 0..<50 {
      #expect(loop.work(100) == 100)
      #expect(loop.work(1) == 1)
    }
  }

  @Test func aStandingQueueIsCutToTheDelay() {
    var loop = Loop()
    var made: [Int] = []
    for _ in 0..<20 { made.append(loop.work(50)) }
    #expect(made.prefix(4) == [50, 50, 50, 50])
    #expect(made.suffix(15).allSatisfy { $0 == 21 })
  }

  @Test func itEndsWhenNothingIsLateForAWhile() {
    var loop = Loop()
    for _ in 0..<20 { _ = loop.work(50) }
    for _ in 0..<8 { _ = loop.work(20) }
    #expect(loop.work(50) == 21)
    for _ in 0..<11 { _ = loop.work(20) }
    #expect(loop.work(50) == 50)
  }

  @Test func fewThatTakeLongAreNoQueue() {
    var loop = Loop()
    for _ in 0..<50 { #expect(loop.work(4, each: 100) == 4) }
    for _ in 0..<3 { _ = loop.work(6, each: 100) }
    #expect(loop.work(6, each: 100) == 4)
  }

  @Test func itCanBeOff() {
    let off = Admission(options { $0.overloadDelay = .zero })
    #expect(off.isOff)
    #expect(!Admission(options()).isOff)
  }
}
