internal import Formats
internal import Loaders

/// A loader with the parameters that it takes on each route and in each format.
struct ServedLoader: Sendable {
  /// The loader.
  let entry: RegisteredLoader
  /// What each format takes, by its extension.
  let files: [String: AcceptedParameters]
  /// What the route of frames takes.
  let frames: AcceptedParameters
  /// What the route of frames as lines takes.
  let frameLines: AcceptedParameters

  /// Joins a loader's parameters with those of the routes and formats.
  init(_ entry: RegisteredLoader, formats: FormatRegistry) {
    self.entry = entry
    files = formats.formats.reduce(into: [:]) { files, format in
      files[format.fileExtension] = AcceptedParameters(
        entry, without: format.options.contains(.size) ? [] : [.size],
        OutputParameters.file(format.options))
    }
    frames = AcceptedParameters(entry, without: [.size], OutputParameters.frames)
    frameLines = AcceptedParameters(entry, without: [.size], OutputParameters.frameLines)
  }

  /// Every parameter that the loader takes somewhere, in order and once.
  func everyParameter(of formats: FormatRegistry) -> [Parameter] {
    var parameters = entry.table.parameters
    let others = formats.formats.flatMap { files[$0.fileExtension]?.outputs.parameters ?? [] }
    for parameter in others + frames.outputs.parameters
    where !parameters.contains(where: { $0.name == parameter.name }) {
      parameters.append(parameter)
    }
    return parameters
  }
}
