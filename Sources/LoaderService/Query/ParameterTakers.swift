internal import Formats
internal import Loaders

/// Where the parameters are taken that are not taken everywhere.
struct ParameterTakers: Sendable {
  /// Names that mean something somewhere.
  let names: [String]
  private let places: [String: [String]]

  /// Knows names, but not where they are taken.
  init(names: [String] = []) {
    self.names = names
    places = [:]
  }

  /// What formats take beside a loader's own parameters, and the routes of frames.
  init(_ formats: FormatRegistry, frames: [Parameter]) {
    var places: [String: [String]] = [:]
    for format in formats.formats {
      let taken =
        OutputParameters.file(format).map(\.name)
        + LoaderParameterRules.conditional.filter {
          !LoaderParameterRules.withheld(from: format).contains($0)
        }
      for name in taken { places[name, default: []].append(format.fileExtension) }
    }
    for parameter in frames { places[parameter.name, default: []].append("frames") }
    for name in LoaderParameterRules.timing { places[name, default: []].append("frames") }
    names = Array(places.keys)
    self.places = places
  }

  /// The extensions of the formats that take a parameter, and `frames` where those routes do.
  subscript(name: String) -> [String] { places[name] ?? [] }
}
