import Geometry
import SceneGraph
import Testing
import Timeline

@testable import Loaders

/// What holds for every loader that there is, by its tables and its picture at defaults.
@Suite struct EveryLoaderTests {
  static let names = TestedLoaders.names

  @Test func thereAreLoaders() {
    #expect(Self.names.count >= 8)
  }

  @Test func namesAndTitlesAreUnique() throws {
    let registry = try TestedLoaders.registry()
    #expect(Set(registry.names).count == registry.names.count)
    #expect(Set(registry.entries.map(\.loader.title)).count == registry.entries.count)
    #expect(Set(registry.entries.map(\.loader.summary)).count == registry.entries.count)
  }

  @Test(arguments: names) func namesItsPartsAndParameters(_ name: String) throws {
    let entry = try #require(TestedLoaders.registry()[name])
    let loader = entry.loader
    #expect(Set(entry.table.names).count == entry.table.names.count)
    #expect(!loader.title.isEmpty && loader.summary.hasSuffix("."))
    for word in [loader.name] + loader.aliases + loader.tags {
      #expect(word.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(word)")
    }
    #expect(loader.tags.count >= 3 && Set(loader.tags).count == loader.tags.count)
    #expect(!loader.parts.isEmpty)
    for part in loader.parts {
      #expect(part.id.allSatisfy { $0.isLowercase || $0.isNumber })
    }
    for parameter in entry.table.parameters {
      #expect(parameter.summary.hasSuffix("."), "\(parameter.name)")
      let read = entry.table.read([(parameter.name, parameter.example)])
      #expect(read.faults == [], "the example of \(parameter.name) is refused")
      if parameter.group == .own {
        #expect(parameter.defaultValue != nil, "\(parameter.name) has no default")
        #expect(read.arguments[parameter.name] != parameter.defaultValue, "\(parameter.name)")
      }
    }
  }

  @Test(arguments: names) func keepsItsStageAtDefaults(_ name: String) throws {
    let entry = try #require(TestedLoaders.registry()[name])
    let inputs = DrawingInputs(
      arguments: entry.read([]).arguments, duration: entry.loader.duration, parts: [])
    let drawing = entry.loader.drawing(inputs)
    #expect(try scene(name).viewBox == drawing.stage)
    let measured = Drawing(stage: drawing.stage, nodes: drawing.nodes)
    #expect(measured.viewBox == drawing.stage, "it is as large as it says")
  }

  @Test(arguments: names) func hasItsBodiesOnce(_ name: String) throws {
    let scene = try scene(name)
    var ids: Set<String> = []
    func visit(_ node: Node) {
      #expect(ids.insert(node.id).inserted, "\(node.id)")
      #expect(node.id.wholeMatch(of: /[a-z][a-z0-9]*/) != nil, "\(node.id)")
      for child in node.children { visit(child) }
    }
    for node in scene.nodes { visit(node) }
    let bodies = Set(scene.nodes.map(\.id))
    for progress in stride(from: 0, through: 1, by: 0.01) {
      #expect(Set(scene.frame(atProgress: progress).nodes.map(\.node.id)) == bodies)
    }
  }

  /// Every parameter of its own makes another picture.
  @Test(arguments: names) func ownParametersCount(_ name: String) throws {
    let entry = try #require(TestedLoaders.registry()[name])
    let plain = try scene(name).nodes
    for parameter in entry.loader.parameters {
      #expect(
        try scene(name, [(parameter.name, parameter.example)]).nodes != plain, "\(parameter.name)")
    }
  }

  /// One colour recolours all that has no colour of its own kind, and every part can be told apart
  /// by its own.
  @Test(arguments: names) func colorsReachEveryPart(_ name: String) throws {
    let entry = try #require(TestedLoaders.registry()[name])
    func paints(_ parameters: [(name: String, value: String)]) throws -> Set<Paint> {
      let shapes = DrawnShape.all(try scene(name, parameters).frame(atProgress: 0))
      return Set(shapes.flatMap { [$0.fill, $0.stroke?.paint ?? .none] }).subtracting([.none])
    }
    #expect(try paints([("color", "123456")]).contains(.color(Color(hex: 0x123456))))
    for part in entry.loader.parts {
      #expect(
        try paints([(part.id, "654321")]).contains(.color(Color(hex: 0x654321))), "\(part.id)")
    }
    #expect(try paints([("color", "currentColor")]).contains(.currentColor))
  }
}
