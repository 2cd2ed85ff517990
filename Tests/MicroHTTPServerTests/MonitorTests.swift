import Foundation
import Testing

@testable import MicroHTTPServer

struct MonitorTests {
  /// Threads that add up what others hand over lose nothing.
  @Test func nothingIsLost() throws {
    let monitor = Monitor<(waiting: [Int], sum: Int, ended: Int)>(([], 0, 0))
    for _ in 0..<4 {
      let thread = Thread {
        while true {
          let number = monitor.wait { $0.waiting.popLast() }
          guard number > 0 else { break }
          monitor.withLock { $0.sum += number }
        }
        monitor.withLock { $0.ended += 1 }
        monitor.broadcast()
      }
      thread.start()
    }
    for number in 1...1000 {
      monitor.withLock { $0.waiting.append(number) }
      monitor.signal()
    }
    // Only when all is added up are the threads told to end.
    #expect(eventually { monitor.withLock { $0.sum } == 500_500 })
    monitor.withLock { $0.waiting = [0, 0, 0, 0] }
    monitor.broadcast()
    let end: Int = monitor.wait { $0.ended == 4 ? $0.ended : nil }
    #expect(end == 4)
    #expect(monitor.withLock { $0.waiting.isEmpty })
  }
}
