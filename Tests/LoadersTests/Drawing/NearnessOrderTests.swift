import Foundation
import SceneGraph
import Testing

@testable import Loaders

@Suite struct NearnessOrderTests {
  /// sin and −sin change places at the ends and in the middle.
  @Test func changesWhereBodiesAreEquallyNear() {
    let order = Animated.byNearness(of: 2) { body, progress in
      (body == 0 ? 1 : -1) * sin(2 * .pi * progress)
    }
    #expect(order.discreteValue(at: 0) == [1, 0])
    #expect(order.discreteValue(at: 0.499_99) == [1, 0])
    #expect(order.discreteValue(at: 0.5) == [0, 1])
    #expect(order.discreteValue(at: 0.999_99) == [0, 1])
  }

  /// Speeds of 1, 2 and 5 about a body that stands still: as sorted, a little off each change.
  @Test func sortsAtEveryInstant() {
    func nearness(_ body: Int, _ progress: Double) -> Double {
      body == 3 ? 0 : sin(2 * .pi * ([1, 2, 5][body] * progress + [0.13, 0.57, 0.31][body]))
    }
    let order = Animated.byNearness(of: 4, nearness)
    for step in 0..<1009 {
      let progress = (Double(step) + 0.5) / 1009
      let shown = order.discreteValue(at: progress).map { nearness($0, progress) }
      for (far, near) in zip(shown, shown.dropFirst()) { #expect(far < near + 1e-3) }
    }
  }

  @Test func whatNeverPassesStandsStill() {
    #expect(Animated.byNearness(of: 3) { body, _ in Double(-body) } == .constant([2, 1, 0]))
    #expect(Animated.byNearness(of: 3) { _, _ in 1 } == .constant([0, 1, 2]))
  }
}
