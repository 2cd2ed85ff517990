import Formats
import Loaders
import SceneGraph
import Testing
import Timeline

/// Formats, "Agreement": what a browser shows differs from the frame states by at most 0.1 % of
/// the view box's longer side in place and 0.5 % in size, in the same drawing order.
@Suite struct LoaderAgreementTests {
  @Test(arguments: Recipe.spread, Engine.allCases)
  func agrees(_ recipe: Recipe, _ engine: Engine) throws {
    let scene = try recipe.scene()
    let svg = try #require(try FormatRegistry()["svg"])
    let agreement = try Agreement(svg.encode(scene, FormatOptions(engine: engine)), scene)
    let count = Recipe.thorough.contains(recipe.loader) ? 200 : 40
    let differences = try Agreement.instants(of: scene, count: count).compactMap {
      try agreement.difference(at: $0)
    }
    #expect(differences.isEmpty)
    let difference = try agreement.differenceAtRest(from: scene.timing.delay)
    #expect(difference == nil)
  }

  /// Motion of the seed loaders, the table of the coins: the order swaps at the edges exactly.
  @Test(
    arguments: [(0, "coin2"), (0.1, "coin2"), (0.35, "coin2"), (0.4, "coin1"), (0.6, "coin1")],
    Engine.allCases)
  func coinInFront(_ instant: (time: Double, name: String), _ engine: Engine) throws {
    let scene = try Recipe("coins", ["coin1": "f00", "coin2": "0f0"]).scene()
    let svg = try #require(try FormatRegistry()["svg"])
    let picture = try Picture(svg.encode(scene, FormatOptions(engine: engine)))
    let coins = try picture.shapes(at: instant.time).filter {
      $0.isVisible && $0.element.name == "circle"
    }
    let front = instant.name == "coin1" ? "#ff0000" : "#00ff00"
    #expect(coins.map(\.fill).last == front)
    #expect(coins.count == 2)
  }
}
