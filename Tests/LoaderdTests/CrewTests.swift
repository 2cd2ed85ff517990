import Synchronization
import Testing

@testable import loaderd

@Suite struct CrewTests {
  @Test("Everybody works, and all are waited for", arguments: [0, 1, 2, 7])
  func works(count: Int) {
    let done = Atomic(0)
    withExtendedLifetime(Tally()) { tally in
      Crew.run(count) { tally.begun.add(1, ordering: .relaxed) }
      done.store(tally.begun.load(ordering: .relaxed), ordering: .relaxed)
    }
    #expect(done.load(ordering: .relaxed) == max(count, 1))
  }

  private final class Tally: Sendable {
    let begun = Atomic(0)
  }
}
