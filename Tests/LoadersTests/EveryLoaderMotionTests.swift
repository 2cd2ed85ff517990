import Geometry
import SceneGraph
import Testing
import Timeline

@testable import Loaders

/// How every loader moves: without a seam, without an end, never out of its view box.
@Suite struct EveryLoaderMotionTests {
  static let names = EveryLoaderTests.names

  /// Sets of a loader's own parameters: each at both ends of its range with the others at their
  /// defaults, all at either end together, every word of a choice, and extreme durations.
  static func spread(_ name: String) throws -> [[(name: String, value: String)]] {
    let entry = try #require(TestedLoaders.registry()[name])
    var sets: [[(name: String, value: String)]] = [[]]
    var ends: [[(name: String, value: String)]] = [[], [], []]
    for parameter in entry.loader.parameters {
      let values: [String]
      switch parameter.kind {
      case .number(let range):
        let middle = (range.lowerBound + range.upperBound) / 2
        values = ["\(range.lowerBound)", "\(middle)", "\(range.upperBound)"]
      case .integer(let range):
        let middle = (range.lowerBound + range.upperBound) / 2
        values = ["\(range.lowerBound)", "\(middle)", "\(range.upperBound)"]
      case .choice(let choices): values = choices.map(\.name)
      default: continue
      }
      sets += values.map { [(parameter.name, $0)] }
      guard values.count == 3 else { continue }
      for index in ends.indices { ends[index].append((parameter.name, values[index])) }
    }
    return sets + ends.flatMap { set in ["0.1", "60"].map { set + [("duration", $0)] } }
  }

  @Test(arguments: names) func staysWithinItsViewBox(_ name: String) throws {
    var outlines = OutlinePoints()
    for parameters in try Self.spread(name) {
      let scene = try scene(name, parameters)
      let box = scene.viewBox
      let margin = box.longerSide / 10_000
      let room = Rect(
        x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin,
        height: box.height + 2 * margin)
      // Instants that no key frame is likely to lie on.
      for step in 0..<97 {
        let progress = (Double(step) + 0.382) / 97
        for drawn in DrawnShape.all(scene.frame(atProgress: progress)) {
          let bounds = outlines.bounds(of: drawn)
          guard !room.contains(bounds) else { continue }
          Issue.record("\(parameters) at \(progress): \(bounds) leaves \(box)")
          return
        }
      }
    }
  }

  /// What is seen at a progress: the visible shapes with their numbers, alike ones in one order.
  private static func picture(_ scene: Scene, at progress: Double) -> [(look: String, [Double])] {
    DrawnShape.all(scene.frame(atProgress: progress)).filter(\.isVisible).map {
      ($0.look, $0.numbers)
    }
  }

  /// The end of an iteration shows what its beginning shows, and all goes on as fast there unless
  /// the loader tells of a turn or a step.
  @Test(arguments: names) func isSeamless(_ name: String) throws {
    let entry = try #require(TestedLoaders.registry()[name])
    guard entry.loader.seam != .step else { return }
    let scene = try scene(name)
    let side = scene.viewBox.longerSide
    let step = 1e-4
    let first = Self.picture(scene, at: 0)
    let last = Self.picture(scene, at: 1)
    #expect(first.count == last.count)
    let later = Self.picture(scene, at: step)
    let earlier = Self.picture(scene, at: 1 - step)
    for (index, start) in first.enumerated() {
      let alike = last.indices.first { place in
        last[place].look == start.look && Self.distance(last[place].1, start.1, side) < 1e-6
      }
      guard let alike else {
        Issue.record("\(start) is at the beginning, not at the end")
        continue
      }
      guard entry.loader.seam == .smooth, later.count == first.count, earlier.count == last.count
      else { continue }
      let onward = Self.change(start.1, later[index].1, side)
      let inward = Self.change(earlier[alike].1, last[alike].1, side)
      // In sides, turns and shares an iteration.
      let worst = zip(onward, inward).map { abs($0 - $1) / step }.max() ?? 0
      #expect(worst < 0.12, "\(start.look) jumps in speed: \(onward) after \(inward)")
    }
  }

  /// The change of each number, places in sides of the view box; shares of outlines wrap.
  private static func change(_ a: [Double], _ b: [Double], _ side: Double) -> [Double] {
    zip(a, b).enumerated().map { index, pair in
      let change = pair.1 - pair.0
      return index < 2 ? change / side : change - change.rounded()
    }
  }

  private static func distance(_ a: [Double], _ b: [Double], _ side: Double) -> Double {
    change(a, b, side).reduce(0) { max($0, abs($1)) }
  }

  /// Ten hours on, everything moves as it did at first.
  @Test(arguments: names) func keepsMovingAfterTenHours(_ name: String) throws {
    let scene = try scene(name)
    let duration = scene.timing.iterationDuration
    let plays = (36_000 / duration).rounded()
    for share in [0.01, 0.31, 0.77] {
      let later = DrawnShape.all(scene.frame(at: (plays + share) * duration))
      let early = DrawnShape.all(scene.frame(at: share * duration))
      #expect(later.map(\.look) == early.map(\.look))
      for (a, b) in zip(later, early) {
        #expect(Self.distance(a.numbers, b.numbers, scene.viewBox.longerSide) < 1e-6)
      }
    }
    let places = [36_000, 36_000 + duration / 3].map { scene.frame(at: $0).nodes }
    #expect(places[0] != places[1])
  }
}
