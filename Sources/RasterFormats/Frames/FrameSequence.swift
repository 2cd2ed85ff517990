internal import Formats
internal import SceneGraph
internal import Timeline

/// The frames of one loop of a scene, evenly spread: frame k shows k · duration / count.
struct FrameSequence: Sendable {
  /// The number of frames, 1 or more.
  let count: Int
  /// How long one loop lasts in seconds.
  let duration: Double
  /// Whether nothing ever moves: there is one frame then.
  let isStill: Bool
  /// How often the loop plays; `nil` for ever.
  let plays: Int?
  private let scene: Scene

  /// How many frames a file has at most: two minutes at 30 frames a second.
  static let limit = 3600

  /// Spreads frames over one iteration, or over one there and back where directions alternate.
  ///
  /// `rate` is in frames a second; `highest` bounds it for a format that cannot show all of them.
  init(_ scene: Scene, rate: Double, highest: Double = .infinity) throws(FormatFault) {
    let loop = Loop(scene.timing, rate: rate, highest: highest)
    guard loop.count <= Double(Self.limit) else {
      throw .tooManyFrames(loop.count, most: Double(Self.limit))
    }
    var shown = scene
    shown.showAfter = 0
    self.scene = shown
    count = Int(loop.count)
    isStill = loop.isStill
    duration = loop.duration
    guard scene.timing.iterationCount.isFinite, !isStill else {
      plays = nil
      return
    }
    let plays = scene.timing.iterationCount / loop.iterations
    guard plays >= 1, plays == plays.rounded() else { throw .endsWithinCycle }
    self.plays = Int(min(plays, 65_535))
  }

  /// The frame of a place, from 0.
  subscript(index: Int) -> Frame {
    scene.frame(at: scene.timing.delay + Double(index) * duration / Double(count))
  }

  /// How many frames a loop of a scene has, however many they are.
  static func count(_ scene: Scene, rate: Double, highest: Double = .infinity) -> Double {
    Loop(scene.timing, rate: rate, highest: highest).count
  }
}

/// What repeats itself in a timing.
private struct Loop {
  /// How many iterations it takes.
  let iterations: Double
  /// How long it lasts in seconds.
  let duration: Double
  /// How many frames it has.
  let count: Double
  /// Whether nothing ever moves.
  let isStill: Bool

  init(_ timing: Timing, rate: Double, highest: Double) {
    let alternates = timing.direction == .alternate || timing.direction == .alternateReverse
    isStill = timing.endTime == 0
    iterations = alternates ? 2 : 1
    duration = iterations * timing.iterationDuration
    // What is meant as a whole number of frames may be a rounding error below it.
    let most = (timing.iterationDuration * highest + 1e-9).rounded(.down)
    let each = max(1, min((timing.iterationDuration * rate).rounded(), most))
    count = isStill ? 1 : each * iterations
  }
}
