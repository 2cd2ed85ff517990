import Testing
import Timeline

@testable import Formats

@Suite struct LottieSpanTests {
  private static let clock = LottieClock(cycleDuration: 1, rate: 10)

  private static func spans(_ offsets: [(Double, Double)]) -> [LottieSpan] {
    let frames = offsets.map { KeyFrame($0.0, $0.1, easing: .stepEnd) }
    return LottieSpan.all(Track(first: frames[0], others: Array(frames.dropFirst())), clock)
  }

  @Test func alwaysIsTheWholeCycle() {
    let spans = LottieSpan.all(nil, Self.clock)
    #expect(spans.map(\.frames) == [0..<10] && spans[0].visibility == nil)
  }

  @Test func wholeFramesNeedNothingElse() {
    let spans = Self.spans([(0, 1), (0.3, 0), (0.8, 1), (1, 1)])
    #expect(spans.map(\.frames) == [0..<3, 8..<10])
    #expect(spans.allSatisfy { $0.visibility == nil })
  }

  /// Players round the frames of layers; opacities they do not.
  @Test func otherTimesAreKeptToByOpacities() {
    let spans = Self.spans([(0, 0), (0.34, 1), (0.66, 0), (1, 0)])
    #expect(spans.map(\.frames) == [3..<7])
    guard case .moving(let frames) = spans[0].visibility else {
      Issue.record("no jumps")
      return
    }
    #expect(frames.map(\.time) == [0, 3.4, 6.6, 10])
    #expect(frames.map(\.value) == [[0], [100], [0], [0]])
    #expect(frames.dropLast().allSatisfy { $0.onward == .hold })
  }
}
