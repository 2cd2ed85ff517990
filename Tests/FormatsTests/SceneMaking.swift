import Loaders
import SceneGraph
import Testing

/// A loader with some parameters, as a test argument.
struct Recipe: Sendable, CustomTestStringConvertible {
  let loader: String
  let items: [String: String]

  init(_ loader: String, _ items: [String: String] = [:]) {
    self.loader = loader
    self.items = items
  }

  var testDescription: String {
    ([loader] + items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      .joined(separator: " ")
  }

  func scene() throws -> Scene {
    let registered = try #require(try Self.loaders.get()[loader])
    let items = items.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    let (arguments, faults) = registered.read(items)
    try #require(faults.isEmpty)
    return registered.scene(for: arguments)
  }

  /// All loaders; their tables are made once.
  private static let loaders = Result { try LoaderRegistry() }

  /// Every loader by its defaults.
  static let defaults = LoaderRegistry.builtIn.map { Recipe($0.name) }

  /// What may be asked of any loader.
  static let variations: [[String: String]] = [
    ["duration": "0.1"], ["duration": "0.77"], ["duration": "60"], ["speed": "0.05"],
    ["speed": "0.7"], ["speed": "20"], ["motion": "full"], ["motion": "slow"], ["theme": "dark"],
    ["delay": "0.5", "direction": "alternate", "repeat": "3"],
    ["delay": "-0.3", "phase": "0.4"],
    ["direction": "reverse", "easing": "ease-in-out"],
    ["easing": "0.3,-0.6,0.7,1.6", "direction": "alternate-reverse"],
  ]

  /// The two loaders whose every variation is looked at.
  static let thorough = ["coins", "balls"]

  /// Every loader by its defaults; the first two over all variations and the spread of their
  /// parameters, each other one over one variation in turn, and by its own parameters' examples.
  static let spread: [Recipe] =
    defaults
    + thorough.flatMap { name in variations.map { Recipe(name, $0) } }
    + LoaderRegistry.builtIn.enumerated().flatMap { index, loader -> [Recipe] in
      if thorough.contains(loader.name) { return [] }
      let own = Dictionary(uniqueKeysWithValues: loader.parameters.map { ($0.name, $0.example) })
      let turn = Recipe(loader.name, variations[index * 5 % variations.count])
      return own.isEmpty ? [turn] : [turn, Recipe(loader.name, own)]
    }
    + ["0.5", "0.83", "1", "1.37", "1.9"].map { Recipe("coins", ["scale": $0]) }
    + ["0.5", "1", "1.37", "1.4", "2.113", "3"].map { Recipe("balls", ["scale": $0]) }
    + [Recipe("balls", ["scale": "1.4", "duration": "1.2"])]
    + ["ease", "ease-in-out", "0.3,-0.6,0.7,1.6"].map {
      Recipe("coins", ["scale": "1.9", "easing": $0, "duration": "10"])
    }
    + ["dollar", "euro", "pound", "won", "rupee", "bitcoin", "star", "none"].map {
      Recipe("coins", ["symbol": $0])
    }
}
