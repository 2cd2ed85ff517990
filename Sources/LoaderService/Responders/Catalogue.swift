internal import Formats
internal import HTTPMessages
internal import Loaders

/// The catalogue: all loaders, and what there is to know about each. Written once, at the start.
struct Catalogue: Sendable {
  /// The list of all loaders.
  let list: Content
  /// What there is to know about a loader, by its name.
  let descriptions: [String: Content]

  /// Writes the catalogue of some loaders.
  init(_ loaders: [ServedLoader], formats: FormatRegistry, options: ServiceOptions) {
    let entries = loaders.map { Self.entry($0.entry.loader, options) }
    let list: JSONValue = ["count": .integer(loaders.count), "loaders": .array(entries)]
    self.list = Content(list.bytes, MediaType.json)
    descriptions = loaders.reduce(into: [:]) { descriptions, loader in
      let description = LoaderDescription(loader, formats: formats, options: options)
      descriptions[loader.entry.loader.name] = Content(description.json.bytes, MediaType.json)
    }
  }

  /// What the list says of a loader.
  private static func entry(_ loader: any Loader, _ options: ServiceOptions) -> JSONValue {
    [
      "name": .string(loader.name), "title": .string(loader.title),
      "family": .string(loader.family.rawValue), "tags": .strings(loader.tags),
      "aliases": .strings(loader.aliases),
      "url": .string("\(options.basePath)/loaders/\(loader.name)"),
      "image": .string("\(options.basePath)/loader/\(loader.name).svg"),
    ]
  }
}
