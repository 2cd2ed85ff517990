import Testing

@testable import MicroHTTPServer

struct DoorkeeperTests {
  @Test func whatComesAgainIsLetIn() {
    var keeper = Doorkeeper()
    for hash in [0, 1, UInt64.max, 0x1234_5678_9abc_def0] {
      let admitted = (0..<3).map { _ in keeper.admits(hash) }
      #expect(admitted == [false, true, false])
    }
  }

  /// A million things that come once: none is let in, but for the few that share a print.
  @Test func aFloodIsKeptOut() {
    var keeper = Doorkeeper()
    var random = SystemRandomNumberGenerator()
    let admitted = (0..<1_000_000).count { _ in keeper.admits(random.next()) }
    #expect(admitted < 100)
  }
}
