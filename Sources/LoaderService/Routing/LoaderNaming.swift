internal import Formats
internal import HTTPMessages
internal import Loaders

extension ServiceRoutes {
  /// The problem of a name that no loader has, with the nearest one.
  func unknownLoader(_ name: String, _ request: RoutedRequest) -> Problem {
    let known = served.flatMap { [$0.entry.loader.name] + $0.entry.loader.aliases }
    let shown = name.count > 40 ? name.prefix(40) + "…" : name
    guard let nearest = NearestName.of(name, among: known) else {
      return Problem(
        .unknownLoader, detail: "There is no loader “\(shown)”.", suggestions: ["/loaders"])
    }
    let asked = request.variables["ext"].flatMap { formats[$0] }
    let fileExtension = (asked ?? formats.formats.first)?.fileExtension ?? ""
    let path = request.template.path(["name": nearest, "ext": fileExtension])
    return Problem(
      .unknownLoader, detail: "There is no loader “\(shown)”. Did you mean “\(nearest)”?",
      suggestions: [path])
  }

  /// The problem of an extension that no format has, with the ones that there are.
  func unknownFormat(_ fileExtension: String, _ loader: any Loader) -> Problem {
    let known = formats.formats.map(\.fileExtension)
    let shown = fileExtension.count > 40 ? fileExtension.prefix(40) + "…" : fileExtension
    let list = known.joined(separator: ", ")
    return Problem(
      .unknownFormat, detail: "There is no format “\(shown)”; the formats are \(list).",
      suggestions: known.map { "/loader/\(loader.name).\($0)" })
  }
}
