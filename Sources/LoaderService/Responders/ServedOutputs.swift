internal import Formats
internal import Loaders

/// What the routes and formats take beside a loader's own parameters: the same for every loader.
struct ServedOutputs: Sendable {
  /// What one format takes.
  struct File: Sendable {
    /// The format's extension.
    let fileExtension: String
    /// The sizes that it may have.
    let sizes: SizeRules
    /// The names of every loader's parameters that the format cannot honour.
    let withheld: [String]
    /// The parameters of what is written.
    let table: ParameterTable
  }

  /// What each format takes, in the order of the documentation.
  let files: [File]
  /// What the route of frames takes.
  let frames = ParameterTable(OutputParameters.frames)
  /// What the route of frames as lines takes.
  let frameLines = ParameterTable(OutputParameters.frameLines)
  /// Where each parameter is taken that is not taken everywhere.
  let takers: ParameterTakers

  /// Gathers what some formats take.
  init(_ formats: FormatRegistry) {
    files = formats.formats.map { format in
      File(
        fileExtension: format.fileExtension,
        sizes: SizeRules(
          sides: format.sides, allowsNone: format.options.contains(.unsized)),
        withheld: LoaderParameterRules.withheld(from: format),
        table: ParameterTable(OutputParameters.file(format)))
    }
    takers = ParameterTakers(formats, frames: OutputParameters.frames)
  }
}
