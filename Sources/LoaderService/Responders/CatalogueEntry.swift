internal import Formats
internal import Loaders

/// What the list says of one loader.
struct CatalogueEntry: Sendable {
  /// The loader.
  let loader: any Loader
  /// The words that it is found by.
  let known: KnownWords
  /// What is said of it.
  let json: JSONValue

  /// Describes a loader in short; its SVG is made in every engine to be measured.
  init(_ served: ServedLoader, formats: FormatRegistry, options: ServiceOptions) {
    loader = served.entry.loader
    known = KnownWords(loader)
    let files = "\(options.basePath)/loader/\(loader.name)"
    var members: [JSONValue.Member] = [
      .init(name: "name", value: .string(loader.name)),
      .init(name: "title", value: .string(loader.title)),
      .init(name: "summary", value: .string(loader.summary)),
      .init(name: "family", value: .string(loader.family.rawValue)),
      .init(name: "tags", value: .strings(loader.tags)),
      .init(name: "aliases", value: .strings(loader.aliases)),
      .init(name: "duration", value: .number(loader.duration)),
      .init(name: "url", value: .string("\(options.basePath)/loaders/\(loader.name)")),
      .init(name: "image", value: .string("\(files).svg")),
    ]
    if let format = formats["svg"] {
      let lengths = Engine.allCases.compactMap { engine in
        FileAtDefaults(served, format, options).length([("engine", engine.rawValue)]).map {
          JSONValue.Member(name: engine.rawValue, value: .integer($0))
        }
      }
      members.append(.init(name: "bytes", value: .object(lengths)))
    }
    if let sheet = Self.sheet(loader, formats) {
      members.append(.init(name: "sheet", value: .string("\(files).\(sheet)")))
    }
    json = .object(members)
  }

  /// How many instants of an iteration a sheet shows.
  private static let instants = 12.0

  /// The extension and query of a picture of instants side by side; `nil` without such a format.
  private static func sheet(_ loader: any Loader, _ formats: FormatRegistry) -> String? {
    let format = formats.formats.first {
      $0.options.contains(.columns) && $0.mediaType.hasPrefix("image/")
    }
    guard let format else { return nil }
    let rate = min(
      max(instants / loader.duration, format.frameRates.lowerBound), format.frameRates.upperBound)
    let rounded = AcceptedWords.number((rate * 10_000).rounded() / 10_000)
    return "\(format.fileExtension)?columns=6&fps=\(rounded)&size=96"
  }
}
