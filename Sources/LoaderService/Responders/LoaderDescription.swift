internal import Formats
internal import Loaders

/// What there is to know about one loader, all of it from its tables.
struct LoaderDescription {
  private let served: ServedLoader
  private let formats: FormatRegistry
  private let options: ServiceOptions

  private var loader: any Loader { served.entry.loader }

  /// Describes a loader in some formats.
  init(_ served: ServedLoader, formats: FormatRegistry, options: ServiceOptions) {
    self.served = served
    self.formats = formats
    self.options = options
  }

  /// The description.
  var json: JSONValue {
    let parameters = served.everyParameter(of: formats)
    return [
      "name": .string(loader.name), "title": .string(loader.title),
      "summary": .string(loader.summary), "family": .string(loader.family.rawValue),
      "tags": .strings(loader.tags), "aliases": .strings(loader.aliases),
      "url": .string(address("/loaders/\(loader.name)")),
      "duration": .number(loader.duration),
      "parts": .strings(loader.parts.map(\.id)),
      "parameters": ParameterSchema.schema(parameters),
      "defaults": .object(
        parameters.compactMap { parameter in
          parameter.defaultValue.flatMap(ParameterSchema.json).map {
            .init(name: parameter.name, value: $0)
          }
        }),
      "limits": [
        "parameters": .integer(options.parameterLimit), "frames": .integer(FrameQuestion.limit),
      ],
      "formats": .array(formats.formats.map(format)),
      "frames": .array([
        frames("/frames/\(loader.name)", MediaType.json, served.frames, "t=0.35"),
        frames("/frames/\(loader.name).ndjson", MediaType.lines, served.frameLines, "fps=30"),
      ]),
      "examples": .strings(examples),
    ]
  }

  private func format(_ format: any Format) -> JSONValue {
    let path = "/loader/\(loader.name).\(format.fileExtension)"
    var members: [JSONValue.Member] = [
      .init(name: "name", value: .string(format.name)),
      .init(name: "extension", value: .string(format.fileExtension)),
      .init(name: "mediaType", value: .string(format.mediaType)),
      .init(name: "summary", value: .string(format.summary)),
      .init(name: "url", value: .string(address(path))),
      .init(name: "example", value: .string(address("\(path)?\(example(of: format))"))),
    ]
    if let bytes = FileAtDefaults(served, format, options).length() {
      members.append(.init(name: "bytes", value: .integer(bytes)))
    }
    let names = served.files[format.fileExtension]?.all.names ?? []
    members.append(.init(name: "parameters", value: .strings(names)))
    return .object(members)
  }

  /// A parameter that tells a format from the first one, or else one that the format has.
  private func example(of format: any Format) -> String {
    let common = formats.formats.first.flatMap { served.files[$0.fileExtension] }?.outputs
    let own = served.files[format.fileExtension]?.outputs.parameters ?? []
    let shown = own.first { common?.place(of: $0.name) == nil } ?? own.first
    return shown.map { "\($0.name)=\($0.example)" } ?? ""
  }

  private func frames(
    _ path: String, _ mediaType: String, _ accepted: AcceptedParameters, _ example: String
  ) -> JSONValue {
    [
      "url": .string(address(path)), "mediaType": .string(mediaType),
      "parameters": .strings(accepted.all.names), "example": .string(address("\(path)?\(example)")),
    ]
  }

  /// An address for each of the loader's own parameters, one for time and one for colour.
  private var examples: [String] {
    let shown = loader.parameters + ["duration", "color"].compactMap { served.entry.table[$0] }
    return [address("/loader/\(loader.name).svg")]
      + shown.map { address("/loader/\(loader.name).svg?\($0.name)=\($0.example)") }
  }

  private func address(_ path: String) -> String { options.basePath + path }
}
