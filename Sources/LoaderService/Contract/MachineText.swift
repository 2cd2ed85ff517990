internal import Formats
internal import HTTPMessages
internal import Loaders

/// What the service is, as a plain text for machines that read (`/llms.txt`).
struct MachineText {
  private let routes: [Route]
  private let served: [ServedLoader]
  private let formats: FormatRegistry
  private let options: ServiceOptions

  /// Writes about some routes, loaders and formats.
  init(
    _ routes: [Route], served: [ServedLoader], formats: FormatRegistry, options: ServiceOptions
  ) {
    self.routes = routes
    self.served = served
    self.formats = formats
    self.options = options
  }

  /// The text as UTF-8.
  var bytes: [UInt8] { Array(text.utf8) }

  /// The text: Markdown of headings and lists.
  private var text: String {
    """
    # loaderd

    > Loading animations by address: an address names a loader, a format and parameters, and \
    answers the file. The same address gives the same bytes everywhere. Only GET, HEAD and OPTIONS.

    Example: \(address("/loader/\(first).svg?duration=1.2&color=0a84ff"))
    Version: \(options.version)

    ## Addresses

    \(list(routes.map { ("\(options.basePath)\($0.template.text)", $0.summary) }))

    ## Parameters of every loader

    Written as name=value in the query. An unknown name, a repeated one, a value out of range or a \
    contradiction is answered 400 with every fault as JSON; an empty value means absent. Colours \
    need no #; write %23 where you want one. Which parameters a format takes stands in \
    \(address("/loaders/{name}")); the contract is \(address("/openapi.json")).

    \(list(shared.map { ($0.name, words($0)) }))

    ## Parameters of what is written

    \(list(OutputParameters.all.map { ($0.name, words($0)) }))

    ## Parameters that exclude each other

    \(QuerySchemas.rules.map { "- \(Self.words($0))" }.joined(separator: "\n"))

    ## Formats

    \(list(formats.formats.map { (".\($0.fileExtension)", "\($0.mediaType): \($0.summary)") }))

    ## Loaders

    \(list(served.map { ($0.entry.loader.name, words($0.entry.loader)) }))

    """
  }

  private var first: String { served.first?.entry.loader.name ?? "" }

  /// The parameters that the loaders share, but for the colours of their parts.
  private var shared: [Parameter] {
    guard let entry = served.first?.entry else { return [] }
    let parts = Set(entry.loader.parts.map(\.id))
    return entry.table.parameters.filter { $0.group != .own && !parts.contains($0.name) }
  }

  private func list(_ entries: [(name: String, words: String)]) -> String {
    entries.map { "- `\($0.name)`: \($0.words)" }.joined(separator: "\n")
  }

  private func words(_ parameter: Parameter) -> String {
    "\(AcceptedWords.of(parameter.kind)). \(parameter.summary) Example: \(parameter.example)"
  }

  private func words(_ loader: any Loader) -> String {
    var words = "\(loader.title). \(loader.summary) Family: \(loader.family.rawValue)."
    if !loader.aliases.isEmpty { words += " Also \(loader.aliases.joined(separator: ", "))." }
    for parameter in loader.parameters {
      words += " \(parameter.name): \(AcceptedWords.of(parameter.kind))."
    }
    return words + " Parts: \(loader.parts.map(\.id).joined(separator: ", "))."
  }

  private static func words(_ rule: ParameterRule) -> String {
    switch rule {
    case .alternatives(let names): "one of \(names.joined(separator: ", ")) at most"
    case .excludes(let name, let others, _): "\(name) without \(others.joined(separator: ", "))"
    case .flagExcludes(let name, let others):
      "\(name)=1 without \(others.joined(separator: ", "))"
    case .needs(let name, let other): "\(name) only with \(other)"
    }
  }

  private func address(_ path: String) -> String { options.basePath + path }
}
