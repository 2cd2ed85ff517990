import SceneGraph
import Testing
import Timeline

@testable import Formats

@Suite struct LottiePropertyTests {
  private static let clock = LottieClock(cycleDuration: 1, rate: 100)

  private static func frames(_ property: LottieProperty) -> [(time: Double, value: [Double])] {
    guard case .moving(let frames) = property else { return [] }
    return frames.map { ($0.time, $0.value) }
  }

  @Test func aLoopThatDoesNotCloseJumpsBackAtItsEnd() {
    let track = Track(KeyFrame(0, 0.0), KeyFrame(1, 360.0))
    let property = LottieProperty(.track(track, shift: 0), Self.clock)
    guard case .moving(let frames) = property else {
      Issue.record("\(property) stands still")
      return
    }
    #expect(frames.map(\.time) == [0, 100, 100])
    #expect(frames.map(\.value) == [[0], [360], [0]])
    #expect(frames[1].onward == .hold && frames[0].onward != .hold)
  }

  @Test func twoAtOneTimeAreAJump() {
    let frames = [(0.0, 1.0), (50, 2), (50, 7), (50, 3), (100, 1)].map {
      LottieKeyFrame($0.0, [$0.1])
    }
    let property = Self.frames(LottieProperty(frames))
    #expect(property.map(\.time) == [0, 50, 50, 100])
    #expect(property.map(\.value) == [[1], [2], [3], [1]])
  }

  @Test func theBeginningHasOneValue() {
    let frames = [(0.0, 1.0), (0, 2), (100, 2)].map { LottieKeyFrame($0.0, [$0.1]) }
    #expect(LottieProperty(frames) == .still([2]))
  }

  @Test func shiftsAreWorkedIn() {
    let track = Track(KeyFrame(0, 0.0), KeyFrame(0.5, 1.0), KeyFrame(1, 0.0))
    let frames = Self.frames(LottieProperty(.track(track, shift: 0.25), Self.clock, factor: 100))
    #expect(frames.map(\.time) == [0, 25, 75, 100])
    #expect(frames.map(\.value) == [[50], [100], [0], [50]])
  }

  @Test func joinsWhatMovesInStep() {
    let moving = LottieProperty([LottieKeyFrame(0, [1]), .init(50, [2]), .init(100, [1])])
    let other = LottieProperty([LottieKeyFrame(0, [1]), .init(60, [2]), .init(100, [1])])
    #expect(LottieProperty.joined(.still([1]), .still([2])) == .still([1, 2]))
    #expect(
      Self.frames(LottieProperty.joined(moving, moving) ?? .still([])).map(\.value)[1] == [2, 2])
    #expect(
      Self.frames(LottieProperty.joined(.still([5]), moving) ?? .still([])).map(\.value)[1] == [
        5, 2,
      ])
    #expect(LottieProperty.joined(moving, other) == nil)
  }
}
