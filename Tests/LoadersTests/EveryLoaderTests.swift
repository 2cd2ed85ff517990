import Geometry
import SceneGraph
import Testing
import Timeline

@testable import Loaders

/// What holds for every loader that there is.
@Suite struct EveryLoaderTests {
  static let names = LoaderRegistry.builtIn.map(\.name)

  @Test func thereAreLoaders() {
    #expect(Set(Self.names).isSuperset(of: ["balls", "coins"]))
  }

  /// Values of a loader's own numbers at both ends of their ranges and between, with durations.
  static func spread(_ name: String) throws -> [[(name: String, value: String)]] {
    let entry = try #require(LoaderRegistry()[name])
    var sets: [[(name: String, value: String)]] = [[]]
    for parameter in entry.loader.parameters {
      switch parameter.kind {
      case .number(let range):
        let steps = (0...6).map {
          range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / 6
        }
        sets += steps.map { [(parameter.name, "\($0)")] }
      case .choice(let choices):
        sets += choices.map { [(parameter.name, $0.name)] }
      default: break
      }
    }
    return sets
      + sets.flatMap { set in
        ["0.1", "0.9", "5", "60"].map { set + [("duration", $0)] }
      }
  }

  @Test(arguments: names) func staysWithinItsViewBox(_ name: String) throws {
    for parameters in try Self.spread(name) {
      let scene = try scene(name, parameters)
      let box = scene.viewBox
      let tolerance = box.longerSide / 10_000
      var random = SeededGenerator(3)
      for _ in 0..<2000 {
        let progress = Double.random(in: 0...1, using: &random)
        for node in scene.frame(atProgress: progress).nodes {
          let own = ([node.node] + node.node.children).map { $0.shape?.reach ?? 0 }.max() ?? 0
          let reach = own * max(node.scaleX, node.scaleY)
          let left = node.position.x - reach - box.x
          let top = node.position.y - reach - box.y
          let right = box.maxX - node.position.x - reach
          let bottom = box.maxY - node.position.y - reach
          #expect(
            min(left, top, right, bottom) >= -tolerance,
            "\(name) \(parameters) at \(progress) leaves \(box)")
        }
      }
    }
  }

  @Test(arguments: names) func keepsItsStageAtDefaults(_ name: String) throws {
    let entry = try #require(LoaderRegistry()[name])
    let inputs = DrawingInputs(
      arguments: entry.read([]).arguments, duration: entry.loader.duration, paints: [])
    #expect(try scene(name).viewBox == entry.loader.drawing(inputs).stage)
  }

  @Test(arguments: names) func isSeamless(_ name: String) throws {
    let scene = try scene(name)
    let ends = [scene.frame(atProgress: 0), scene.frame(atProgress: 1)].map { frame in
      frame.nodes.sorted { $0.node.id < $1.node.id }
    }
    for (first, last) in zip(ends[0], ends[1]) {
      #expect(first.position.distance(to: last.position) < 1e-9)
      #expect(abs(first.scaleX - last.scaleX) < 1e-9)
      #expect(abs(first.opacity - last.opacity) < 1e-9)
    }
  }

  @Test(arguments: names) func keepsMovingAfterTenHours(_ name: String) throws {
    let scene = try scene(name)
    let later = scene.frame(at: 36_000.3)
    let state = scene.frame(
      at: 36_000.3.truncatingRemainder(dividingBy: scene.timing.iterationDuration))
    #expect(later.nodes.map(\.node.id) == state.nodes.map(\.node.id))
    for (a, b) in zip(later.nodes, state.nodes) {
      #expect(a.position.distance(to: b.position) < 1e-6)
    }
  }

  @Test(arguments: names) func namesItsPartsAndParameters(_ name: String) throws {
    let entry = try #require(LoaderRegistry()[name])
    #expect(Set(entry.table.names).count == entry.table.names.count)
    #expect(entry.loader.title.isEmpty == false && entry.loader.summary.hasSuffix("."))
    for part in entry.loader.parts {
      #expect(part.id.allSatisfy { $0.isLowercase || $0.isNumber })
    }
    for parameter in entry.table.parameters {
      #expect(parameter.summary.hasSuffix("."), "\(parameter.name)")
      let read = entry.table.read([(parameter.name, parameter.example)])
      #expect(read.faults == [], "the example of \(parameter.name) is refused")
    }
  }

  @Test(arguments: names) func hasItsBodiesOnce(_ name: String) throws {
    let scene = try scene(name)
    var ids: Set<String> = []
    for node in scene.nodes { #expect(ids.insert(node.id).inserted) }
    for progress in stride(from: 0, through: 1, by: 0.01) {
      #expect(Set(scene.frame(atProgress: progress).nodes.map(\.node.id)) == ids)
    }
  }
}
