internal import Loaders

/// A loader with other aliases than its own.
struct RenamedLoader: Loader {
  private let loader: any Loader
  let aliases: [String]

  /// Gives a loader other aliases.
  init(_ loader: any Loader, aliases: [String]) {
    self.loader = loader
    self.aliases = aliases
  }

  var name: String { loader.name }
  var title: String { loader.title }
  var summary: String { loader.summary }
  var family: Family { loader.family }
  var tags: [String] { loader.tags }
  var duration: Double { loader.duration }
  var poster: Double { loader.poster }
  var seam: Seam { loader.seam }
  var parts: [Part] { loader.parts }
  var parameters: [Parameter] { loader.parameters }
  func drawing(_ inputs: DrawingInputs) -> Drawing { loader.drawing(inputs) }
}
