import Formats
import Geometry
import Loaders
import SceneGraph
import Testing
import Timeline

/// What is shown to people who prefer reduced motion (Media Queries 5, section 12.1), and what
/// `motion` and `showAfter` make of a picture.
@Suite struct SVGMotionTests {
  static let spread =
    LoaderRegistry.builtIn.flatMap { loader in
      [
        [:], ["delay": "-0.3"], ["delay": "0.5", "direction": "alternate", "repeat": "3"],
        ["easing": "ease-in-out", "phase": "0.3"],
      ].map { Recipe(loader.name, $0) }.prefix(Recipe.thorough.contains(loader.name) ? 4 : 1)
    } + Recipe.thorough.map { Recipe($0, ["scale": "1"]) }

  private func differences(_ agreement: Agreement, _ scene: Scene) throws -> [String] {
    try Agreement.instants(of: scene, count: 60).compactMap {
      try agreement.difference(at: $0)
    }
  }

  /// The style sheet alone makes of `auto` what `slow` is.
  @Test(arguments: spread) func cssIsSlowed(_ recipe: Recipe) throws {
    let slow = try Recipe(recipe.loader, recipe.items.merging(["motion": "slow"]) { $1 }).scene()
    let agreement = try Agreement(
      try svg(try recipe.scene()), slow, preferring: ["prefers-reduced-motion"])
    #expect(try differences(agreement, slow).isEmpty)
  }

  /// The poster stands in place of everything that moves, and breathes.
  @Test(arguments: spread) func animationElementsAreReplaced(_ recipe: Recipe) throws {
    let scene = try recipe.scene()
    let bytes = try svg(scene, FormatOptions(engine: .smil))
    let picture = try Picture(bytes, preferring: ["prefers-reduced-motion"])
    let poster = FrameShape.all(scene.frame(atProgress: scene.poster))
    var opacities: [Double] = []
    for time in [0, 0.2, 1, 2, 3.3] {
      let shapes = try picture.shapes(at: time)
      #expect(shapes.map(\.fill) == poster.map(\.fill))
      for (shape, expected) in zip(shapes, poster) {
        let place = shape.matrix(0, 0)
        #expect(expected.transform(.zero).distance(to: .init(place.x, place.y)) < 0.05)
        opacities.append(shape.opacity / expected.opacity)
      }
    }
    // Opacities are told to four decimals.
    #expect(abs((opacities.min() ?? 0) - 0.4) < 1e-3 && abs((opacities.max() ?? 0) - 1) < 1e-3)
  }

  @Test(arguments: ["full", "slow"], Engine.allCases)
  func othersAskForNothing(_ motion: String, _ engine: Engine) throws {
    for loader in LoaderRegistry.builtIn {
      let scene = try Recipe(loader.name, ["motion": motion]).scene()
      let text = try svgText(scene, FormatOptions(engine: engine))
      #expect(!text.contains("prefers-reduced-motion"))
    }
  }

  @Test(arguments: LoaderRegistry.builtIn.map(\.name), Engine.allCases)
  func noMotionIsThePoster(_ name: String, _ engine: Engine) throws {
    let scene = try Recipe(name, ["motion": "none"]).scene()
    let options = FormatOptions(engine: engine)
    let agreement = try Agreement(try svg(scene, options), scene)
    #expect(!agreement.picture.root.all.contains { $0.name.hasPrefix("anim") })
    #expect(agreement.picture.root.all(named: "style").allSatisfy { !$0.text.contains("anim") })
    for time in [0, 0.3, 9] {
      #expect(try agreement.difference(at: time) == nil)
      #expect(scene.frame(at: time).nodes == scene.frame(atProgress: scene.poster).nodes)
    }
  }

  @Test(arguments: LoaderRegistry.builtIn.map(\.name), Engine.allCases)
  func showsAfter(_ name: String, _ engine: Engine) throws {
    for motion in ["auto", "none"] {
      let recipe = Recipe(name, ["showAfter": "1.5", "motion": motion, "background": "fff"])
      let scene = try recipe.scene()
      let picture = try Picture(try svg(scene, FormatOptions(engine: engine)))
      for (time, isShown) in [(0.0, false), (1.49, false), (1.51, true), (9, true)] {
        let shapes = try picture.shapes(at: time).filter(\.isVisible)
        let expected = FrameShape.all(scene.frame(at: time))
        try #require(shapes.count == expected.count + 1)
        #expect(shapes[0].opacity == (isShown ? 1 : 0))
        for (shape, expected) in zip(shapes.dropFirst(), expected) {
          #expect(isShown || shape.opacity == 0 && expected.opacity == 0)
          #expect(abs(shape.opacity - expected.opacity) < 0.005)
        }
        #expect(isShown == expected.contains { $0.opacity > 0 })
      }
    }
    let still = try Picture(
      try svg(
        try Recipe(name, ["showAfter": "1.5", "background": "fff"]).scene(),
        FormatOptions(engine: engine, instant: .time(1))))
    #expect(try still.shapes(at: nil).isEmpty)
  }
}
