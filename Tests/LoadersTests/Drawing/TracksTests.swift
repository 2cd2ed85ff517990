import Testing
import Timeline

@testable import Loaders

@Suite struct TracksTests {
  @Test func swingsThereAndBack() {
    let swing = Track.swing(1, 3, at: 0.25, easing: .linear)
    #expect([0, 0.125, 0.25, 0.625, 1].map(swing.value) == [1, 2, 3, 2, 1])
  }

  @Test func restsBehindABeat() {
    let beat = Track.beat(1, 5, within: 0.4, rising: .linear, falling: .linear)
    #expect(beat.value(at: 0) == 1 && beat.value(at: 0.2) == 5)
    #expect(abs(beat.value(at: 0.3) - 3) < 1e-12)
    #expect([0.4, 0.7, 1].map(beat.value) == [1, 1, 1])
  }

  @Test func turnsOnceAround() {
    #expect([0, 0.5, 1].map(Track.turn(from: -90).value) == [-90, 90, 270])
    #expect([0, 1].map(Track.turn(by: -180).value) == [0, -180])
  }
}
