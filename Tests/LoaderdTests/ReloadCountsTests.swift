import LoaderService
import Synchronization
import Testing

@testable import loaderd

@Suite struct ReloadCountsTests {
  @Test func whatCameOfThemIsTold() {
    let time = Mutex(100)
    let counts = ReloadCounts { time.withLock { $0 } }
    func values() -> [Double] { counts.metrics.flatMap { $0.samples.map(\.value) } }
    #expect(values() == [0, 0, 1, 100])
    time.withLock { $0 = 200 }
    counts.count(isGood: false)
    #expect(values() == [0, 1, 0, 100])
    counts.count(isGood: true)
    #expect(values() == [1, 1, 1, 200])
  }
}
