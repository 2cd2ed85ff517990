import SceneGraph
import Testing
import Timeline

@testable import Loaders

@Suite struct StaggerTests {
  private static let saw = Track.ramp(0, 1)

  @Test(arguments: [(0.25, 0.35), (1, 0.1), (-0.3, 0.8), (2.5, 0.6), (0, 0.1)])
  func beginsAhead(_ share: Double, _ value: Double) {
    #expect(abs(Self.saw.ahead(by: share).value(at: 0.1) - value) < 1e-12)
    #expect(abs(Self.saw.behind(by: -share).value(at: 0.1) - value) < 1e-12)
  }

  @Test func followsTheOneBefore() {
    let second = Self.saw.behind(by: 0.2)
    #expect(abs(second.value(at: 0.5) - Self.saw.value(at: 0.3)) < 1e-12)
  }

  /// Thirds take four decimals, whole iterations none.
  @Test func sharesAreShort() {
    #expect(Self.saw.ahead(by: 1.0 / 3) == .track(Self.saw, .ahead(by: 0.3333)))
    #expect(Self.saw.ahead(by: 3) == .track(Self.saw, .wholeIteration))
    #expect(Self.saw.behind(by: 1e-6) == .track(Self.saw, .wholeIteration))
  }
}
