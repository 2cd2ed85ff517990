import Geometry
import SceneGraph
import Timeline

/// Timings and tracks at random, of every kind that a scene may have.
enum RandomScenes {
  static let easings: [Easing] = [
    .linear, .ease, .easeIn, .easeInOut, .sineIn, .sineOut, .sineInOut, .stepEnd, .stepStart,
    .cubicBezier(CubicBezierEasing(0.68, -0.55, 0.27, 1.55)),
    .cubicBezier(CubicBezierEasing(0.9, 0.1, 0.1, 0.9)),
    .steps(StepsEasing(3, jump: .both)), .steps(StepsEasing(4, jump: .none)),
    .piecewiseLinear(PiecewiseLinearEasing([.init(0, 0), .init(0.3, 0.8), .init(1, 1)])),
  ]

  static func track(_ random: inout SeededGenerator) -> Track<Double> {
    let count = Int.random(in: 2...5, using: &random)
    var offsets = (0..<count).map { _ in
      (Double.random(in: 0...1, using: &random) * 100).rounded() / 100
    }.sorted()
    offsets[0] = 0
    offsets[count - 1] = 1
    let frames = offsets.map { offset in
      KeyFrame(
        offset, Double.random(in: -50...50, using: &random),
        easing: easings.randomElement(using: &random) ?? .linear)
    }
    return Track(first: frames[0], others: Array(frames.dropFirst()))
  }

  static func timing(_ random: inout SeededGenerator) -> Timing {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .wholeIteration
    case 1: return .ahead(by: Double.random(in: 0..<1, using: &random))
    case 2: return .eased(easings.randomElement(using: &random) ?? .linear)
    default:
      let count = Double(Int.random(in: 1...3, using: &random))
      return Timing(
        iterationDuration: 0.8 / count, iterationCount: count,
        delay: Double.random(in: 0...0.2, using: &random),
        direction: Direction.allCases.randomElement(using: &random) ?? .normal, fill: .both,
        easing: easings.randomElement(using: &random) ?? .linear)
    }
  }

  static func sceneTiming(_ random: inout SeededGenerator) -> Timing {
    Timing(
      iterationDuration: Double.random(in: 0.1...10, using: &random),
      iterationCount: [1, 2, 3, .infinity].randomElement(using: &random) ?? 1,
      delay: [-1.3, 0, 0.7].randomElement(using: &random) ?? 0,
      iterationStart: [0, 0, 0.3, 0.75].randomElement(using: &random) ?? 0,
      direction: Direction.allCases.randomElement(using: &random) ?? .normal,
      easing: easings.randomElement(using: &random) ?? .linear)
  }
}
