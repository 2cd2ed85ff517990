internal import Formats
internal import HTTPMessages
internal import Loaders
internal import SceneGraph

extension ServiceRoutes {
  /// A loader as a file of a format.
  func file(_ request: RoutedRequest, fileExtension: String) throws(Problem) -> Response {
    let served = try loader(request)
    guard let format = formats[fileExtension], let accepted = served.files[fileExtension] else {
      throw unknownFormat(fileExtension, served.entry.loader)
    }
    var reading = reading(request, accepted)
    InstantRules.check(&reading)
    AccessRules.check(&reading)
    try reading.check()
    guard let own = reading.own else { throw Problem(.internalError) }
    let scene = served.entry.scene(for: own)
    let body = format.encode(scene, formatOptions(served, own, reading.outputs, scene))
    let isSVG = format.mediaType.hasPrefix("image/svg+xml")
    var response = Content(
      body, format.mediaType, policy: isSVG ? CommonHeaders.svgPolicy : nil
    ).response(cacheControl(reading.isVersioned))
    if reading.outputs.flag("download") {
      let name = "\(served.entry.loader.name).\(fileExtension)"
      response.headers.append("Content-Disposition", "attachment; filename=\"\(name)\"")
    }
    return response
  }

  /// The options of a file; its names are told from those of other files by what it shows.
  ///
  /// No suffix of a name has an underscore, so that ids which begin alike share no name.
  private func formatOptions(
    _ served: ServedLoader, _ own: Arguments, _ outputs: Arguments, _ scene: Scene
  ) -> FormatOptions {
    let instant =
      outputs.number("t").map(Instant.time) ?? outputs.number("progress").map(Instant.progress)
    return FormatOptions(
      engine: outputs.word("engine").flatMap(Engine.init) ?? .css, instant: instant,
      size: served.entry.outputSize(for: own, of: scene),
      identifierPrefix: outputs.text("id").map { $0 + "_" }
        ?? InstanceIdentifier.prefix(
          loader: served.entry.loader.name,
          canonicalArguments: own.canonical + "&" + outputs.canonical),
      title: outputs.text("title") ?? FormatOptions().title, language: outputs.text("lang"),
      isDecorative: outputs.flag("decorative"), isPretty: outputs.flag("pretty"))
  }

  /// The reading of a request's query by what its address takes.
  func reading(_ request: RoutedRequest, _ accepted: AcceptedParameters) -> QueryReading {
    QueryReading(request.request.target.query, accepted, limit: options.parameterLimit)
  }
}
