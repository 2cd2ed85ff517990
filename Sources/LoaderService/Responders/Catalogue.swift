internal import Formats
internal import HTTPMessages
internal import Loaders

/// The catalogue: all loaders, and what there is to know about each.
///
/// The list is written at the start, a description when it is first asked for: it holds the length
/// of a file of every format.
struct Catalogue: Sendable {
  /// The list of all loaders.
  let list: Content
  private let formats: FormatRegistry
  private let options: ServiceOptions
  private let descriptions = ContentShelf()

  /// Writes the catalogue of some loaders.
  init(_ loaders: [ServedLoader], formats: FormatRegistry, options: ServiceOptions) {
    let entries = loaders.map { Self.entry($0.entry.loader, options) }
    let list: JSONValue = ["count": .integer(loaders.count), "loaders": .array(entries)]
    self.list = Content(list.bytes, MediaType.json)
    self.formats = formats
    self.options = options
  }

  /// What there is to know about a loader.
  func description(of loader: ServedLoader) -> Content {
    descriptions.content(of: loader.entry.loader.name) {
      let description = LoaderDescription(loader, formats: formats, options: options)
      return Content(description.json.bytes, MediaType.json)
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
