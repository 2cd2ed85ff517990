import Testing
import Timeline

@Suite struct TrackTests {
  static let ramp = Track(
    KeyFrame(0, 10.0), KeyFrame(0.25, 20, easing: .easeIn), KeyFrame(0.75, 40), KeyFrame(1, 0))
  static let jump = Track(
    KeyFrame(0, 0.0), KeyFrame(0.5, 1), KeyFrame(0.5, 5), KeyFrame(0.5, 7), KeyFrame(1, 9))

  static let values: [(Track<Double>, Double, Double)] = [
    (ramp, 0, 10), (ramp, 0.125, 15), (ramp, 0.25, 20), (ramp, 0.75, 40), (ramp, 0.875, 20),
    (ramp, 1, 0), (ramp, -3, 10), (ramp, 3, 0), (jump, 0.25, 0.5), (jump, 0.5, 7),
    (jump, 0.75, 8), (jump, 1, 9),
    (Track(KeyFrame(0.2, 3.0), KeyFrame(0.4, 5)), 0.1, 3),
    (Track(KeyFrame(0.2, 3.0), KeyFrame(0.4, 5)), 0.9, 5), (Track(KeyFrame(0.5, 4.0)), 0.1, 4),
    (Track(KeyFrame(0.5, 4.0)), 0.9, 4),
  ]

  @Test(arguments: values) func value(track: Track<Double>, progress: Double, expected: Double) {
    #expect(abs(track.value(at: progress) - expected) < 1e-14)
  }

  @Test func theEasingOfAKeyFrameLeadsToTheNext() {
    let share = Easing.easeIn.value(at: 0.5)
    #expect(abs(Self.ramp.value(at: 0.5) - (20 + 20 * share)) < 1e-14)
  }

  @Test func justBeforeAJumpTheFirstOfItsFramesIsReached() {
    #expect(abs(Self.jump.value(at: 0.5.nextDown) - 1) < 1e-14)
  }

  /// A step that jumps at its start shows the next value from the key frame itself on.
  @Test func stepStartJumpsAtItsKeyFrame() {
    let track = Track(
      KeyFrame(0, 1.0, easing: .stepStart), KeyFrame(0.5, 2, easing: .stepEnd), KeyFrame(1, 3))
    #expect([-1, 0, 0.2, 0.5, 0.9, 1].map { track.value(at: $0) } == [1, 2, 2, 2, 2, 3])
  }

  @Test func keyFramesAreMetExactly() {
    var random = SplitMix64(seed: 41)
    let frames = (0...50).map { index in
      KeyFrame(
        Double(index) / 50, Double.random(in: -1e3...1e3, using: &random), easing: .easeInOut)
    }
    let track = Track(first: frames[0], others: Array(frames.dropFirst()))
    #expect(frames.allSatisfy { track.value(at: $0.offset) == $0.value })
  }

  @Test func intervalsEndBeforeTheNextBegins() {
    #expect(
      [-1, 0, 0.2, 0.25, 0.5, 0.75, 0.99, 1, 9].map { Self.ramp.index(at: $0) }
        == [0, 0, 0, 1, 1, 2, 2, 3, 3])
    #expect([0.49, 0.5, 0.51].map { Self.jump.index(at: $0) } == [0, 3, 3])
  }

  /// The index that a plain walk finds, for many tracks with equal offsets among theirs.
  @Test func indexIsTheLastThatIsNotBehind() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<300 {
      let offsets = (0..<9).map { _ in Double(Int.random(in: 0...10, using: &random)) / 10 }
        .sorted()
      let track = Track(
        first: KeyFrame(offsets[0], 0), others: offsets.dropFirst().map { KeyFrame($0, 1) })
      for progress in stride(from: -0.1, through: 1.1, by: 0.05) {
        let walked = offsets.lastIndex { $0 <= progress } ?? 0
        #expect(track.index(at: progress) == walked)
      }
    }
  }

  @Test func unorderedFramesAreSortedStably() {
    let track = Track(
      KeyFrame(1, "d"), KeyFrame(0.5, "b"), KeyFrame(0, "a"), KeyFrame(0.5, "c"),
      KeyFrame(1, "e"))
    #expect(track.keyFrames.map(\.value) == ["a", "b", "c", "d", "e"])
  }

  @Test func discreteValuesHoldUntilTheNext() {
    let track = Track(KeyFrame(0, "a"), KeyFrame(0.5, "b"), KeyFrame(1, "c"))
    let values = [-1, 0, 0.49, 0.5, 0.99, 1, 2].map { track.discreteValue(at: $0) }
    #expect(values == ["a", "a", "a", "b", "b", "c", "c"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func anyProgressHasAFiniteValue(progress: Double) {
    #expect(Self.ramp.value(at: progress).isFinite)
    #expect(Self.jump.value(at: progress).isFinite)
  }

  @Test(arguments: [(1.0, 3.0, 0.5, 2.0), (1, 3, 0, 1), (0.1, 0.3, 1, 0.3), (1, 3, -1, -1)])
  func numbersInterpolate(start: Double, end: Double, progress: Double, expected: Double) {
    #expect(start.interpolated(to: end, at: progress) == expected)
    #expect(end.interpolated(to: end, at: progress) == end)
  }
}
