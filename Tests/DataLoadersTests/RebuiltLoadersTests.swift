import DataLoaders
import Formats
import Geometry
import Loaders
import SceneGraph
import Testing

/// The language says all that the engine can: built-in loaders told as data show the same.
@Suite struct RebuiltLoadersTests {
  static let parameters: [[(name: String, value: String)]] = [
    [], [("duration", "1.2")], [("duration", "0.9"), ("delay", "-0.35")], [("speed", "2.5")],
    [("direction", "alternate"), ("repeat", "3")], [("easing", "ease-in-out"), ("phase", "0.3")],
    [("color", "0a84ff")], [("color", "currentColor")], [("colors", "f00,,00f")],
    [("theme", "dark"), ("background", "fff")], [("motion", "slow"), ("showAfter", "0.2")],
  ]

  private func scenes(
    _ name: String, _ parameters: [(name: String, value: String)]
  ) throws -> (built: Scene, read: Scene) {
    let (loader, faults) = try TestFiles.rebuilt(name).read()
    #expect(faults == [])
    let built = try #require(LoaderRegistry()[name])
    let read = RegisteredLoader(try #require(loader))
    return (
      built.scene(for: built.read(parameters).arguments),
      read.scene(for: read.read(parameters).arguments)
    )
  }

  @Test(arguments: ["balls", "coins"], parameters)
  func framesAreTheSame(_ name: String, _ parameters: [(name: String, value: String)]) throws {
    let (built, read) = try scenes(name, parameters)
    for step in -10...400 {
      let (a, b) = (built.frame(at: Double(step) * 0.0137), read.frame(at: Double(step) * 0.0137))
      #expect(a.viewBox == b.viewBox && a.background == b.background)
      #expect(a.isVisible == b.isVisible && a.progress == b.progress)
      #expect(Self.distance(a.nodes, b.nodes) < 1e-9, "at \(step)")
    }
  }

  /// The greatest difference of any number; without an end where anything else differs.
  private static func distance(_ a: [NodeState], _ b: [NodeState]) -> Double {
    guard a.count == b.count else { return .infinity }
    return zip(a, b).reduce(0) { greatest, pair in
      let (a, b) = pair
      guard a.node.id == b.node.id, a.node.shape == b.node.shape, a.node.fill == b.node.fill,
        a.node.stroke == b.node.stroke, a.trim == b.trim
      else { return .infinity }
      return [
        greatest, a.position.distance(to: b.position), abs(a.scaleX - b.scaleX),
        abs(a.scaleY - b.scaleY), abs(a.rotation - b.rotation), abs(a.opacity - b.opacity),
        distance(a.children, b.children),
      ].max() ?? .infinity
    }
  }

  @Test(arguments: ["balls", "coins"], parameters)
  func picturesAreTheSame(_ name: String, _ parameters: [(name: String, value: String)]) throws {
    let (built, read) = try scenes(name, parameters)
    let format = try #require(try FormatRegistry()["svg"])
    for engine in Engine.allCases {
      var options = FormatOptions()
      options.engine = engine
      #expect(try format.encode(built, options) == format.encode(read, options))
    }
  }

  @Test(arguments: ["balls", "coins"])
  func whatIsToldOfThemIsTheSame(_ name: String) throws {
    let built = try #require(LoaderRegistry()[name]).loader
    let read = try #require(try TestFiles.rebuilt(name).read().loader)
    #expect(read.name == built.name && read.title == built.title && read.summary == built.summary)
    #expect(read.family == built.family && read.tags == built.tags && read.seam == built.seam)
    #expect(read.aliases == built.aliases && read.duration == built.duration)
    #expect(read.parts == built.parts && read.poster == built.poster)
  }
}
