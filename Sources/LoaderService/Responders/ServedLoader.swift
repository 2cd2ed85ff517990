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
  init(_ entry: RegisteredLoader, _ outputs: ServedOutputs) {
    self.entry = entry
    var entries = [SizeRules.scalable: entry]
    var files: [String: AcceptedParameters] = [:]
    for file in outputs.files {
      let sized = entries[file.sizes] ?? RegisteredLoader(entry.loader, sizes: file.sizes)
      entries[file.sizes] = sized
      files[file.fileExtension] = AcceptedParameters(
        sized, without: file.withheld, file.table, takers: outputs.takers)
    }
    self.files = files
    frames = AcceptedParameters(
      entry, without: LoaderParameterRules.size, outputs.frames, takers: outputs.takers)
    frameLines = AcceptedParameters(
      entry, without: LoaderParameterRules.size, outputs.frameLines, takers: outputs.takers)
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
