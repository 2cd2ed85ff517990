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
    let registered = try #require(try LoaderRegistry()[loader])
    let items = items.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    let (arguments, faults) = registered.read(items)
    try #require(faults.isEmpty)
    return registered.scene(for: arguments)
  }

  /// Every loader by its defaults.
  static let defaults = LoaderRegistry.builtIn.map { Recipe($0.name) }

  /// Every loader over the spread of its parameters.
  static let spread: [Recipe] =
    defaults
    + LoaderRegistry.builtIn.flatMap { loader in
      ["0.1", "0.77", "60"].map { Recipe(loader.name, ["duration": $0]) }
        + ["0.05", "0.7", "20"].map { Recipe(loader.name, ["speed": $0]) }
    }
    + ["0.5", "0.83", "1", "1.37", "1.9"].map { Recipe("coins", ["scale": $0]) }
    + ["0.5", "1", "1.37", "1.4", "2.113", "3"].map { Recipe("balls", ["scale": $0]) }
    + [Recipe("balls", ["scale": "1.4", "duration": "1.2"])]
    + LoaderRegistry.builtIn.flatMap { loader in
      [
        ["motion": "full"], ["motion": "slow"], ["theme": "dark"],
        ["delay": "0.5", "direction": "alternate", "repeat": "3"],
        ["delay": "-0.3", "phase": "0.4"],
        ["direction": "reverse", "easing": "ease-in-out"],
        ["easing": "0.3,-0.6,0.7,1.6", "direction": "alternate-reverse"],
      ].map { Recipe(loader.name, $0) }
    }
    + ["ease", "ease-in-out", "0.3,-0.6,0.7,1.6"].map {
      Recipe("coins", ["scale": "1.9", "easing": $0, "duration": "10"])
    }
    + ["dollar", "euro", "pound", "won", "rupee", "bitcoin", "star", "none"].map {
      Recipe("coins", ["symbol": $0])
    }
}
