import Foundation
import Testing
import Timeline

@testable import Loaders

@Suite struct CosineTests {
  @Test(arguments: 1...5) func isACosine(_ periods: Int) {
    let track = Track.cosine(3, 2, periods: periods)
    for step in 0...97 {
      let progress = Double(step) / 97
      let expected = 3 + 2 * cos(2 * .pi * Double(periods) * progress)
      #expect(abs(track.value(at: progress) - expected) < 1e-9)
    }
  }

  @Test func stairsAreEven() {
    let stairs = Track.stairs([1, 2, 0], easing: .linear)
    #expect([0, 0.25, 0.5, 0.75, 1].map(stairs.value) == [1, 1.5, 2, 1, 0])
  }
}
