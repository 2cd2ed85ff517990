internal import Formats
internal import HTTPMessages
internal import Loaders
internal import Synchronization

/// The catalogue: all loaders, and what there is to know about each.
///
/// Its entries and descriptions are made when they are first asked for: they hold the lengths of
/// files.
final class Catalogue: Sendable {
  /// What the address of the list takes.
  let parameters: AcceptedParameters
  private let loaders: [ServedLoader]
  private let formats: FormatRegistry
  private let options: ServiceOptions
  private let known = Mutex<[CatalogueEntry]?>(nil)
  private let descriptions = ContentShelf()

  /// A catalogue of some loaders; nothing is made yet.
  init(_ loaders: [ServedLoader], formats: FormatRegistry, options: ServiceOptions) {
    self.loaders = loaders
    self.formats = formats
    self.options = options
    parameters = CatalogueQuestion.parameters(loaders.map(\.entry.loader))
  }

  /// Whether the list can be told at once.
  var isListed: Bool { known.withLock { $0 != nil } }

  /// The list of the loaders that are asked for, in order, with the families and tags of all.
  func list(_ question: CatalogueQuestion) -> Content {
    let entries = entries()
    let found = entries.filter { question.fits($0.loader, $0.known) }
    let families = Family.allCases.compactMap { family -> JSONValue? in
      let count = entries.count { $0.loader.family == family }
      return count == 0 ? nil : ["name": .string(family.rawValue), "count": .integer(count)]
    }
    let list: JSONValue = [
      "count": .integer(found.count), "total": .integer(entries.count),
      "families": .array(families),
      "tags": .strings(Set(entries.flatMap(\.loader.tags)).sorted()),
      "loaders": .array(found.map(\.json)),
    ]
    return Content(list.bytes, MediaType.json)
  }

  /// What there is to know about a loader, where it was asked for before.
  func knownDescription(of loader: ServedLoader) -> Content? {
    descriptions[loader.entry.loader.name]
  }

  /// What there is to know about a loader; a file of every format is made for it at first.
  func description(of loader: ServedLoader) -> Content {
    descriptions.content(of: loader.entry.loader.name) {
      let description = LoaderDescription(loader, formats: formats, options: options)
      return Content(description.json.bytes, MediaType.json)
    }
  }

  /// What is said of every loader; what several ask for at once for the first time is the same.
  private func entries() -> [CatalogueEntry] {
    if let entries = known.withLock({ $0 }) { return entries }
    let made = loaders.map { CatalogueEntry($0, formats: formats, options: options) }
    known.withLock { $0 = made }
    return made
  }
}
