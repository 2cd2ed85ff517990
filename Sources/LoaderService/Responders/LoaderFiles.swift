internal import Formats
internal import HTTPMessages
internal import Loaders
internal import SceneGraph
internal import Timeline

extension ServiceRoutes {
  /// A loader as a file of a format; what takes long to write is still to be written.
  func file(_ request: RoutedRequest, fileExtension: String) throws(Problem) -> Answer {
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
    let written = WrittenFile(
      loader: served.entry.loader.name, format: format, scene: scene,
      options: formatOptions(served, own, reading.outputs, scene),
      cacheControl: cacheControl(reading.isVersioned),
      isDownload: reading.outputs.flag("download"))
    guard format.isCostly else { return .ready(try written.response()) }
    let meaning = [own.canonical, reading.outputs.canonical, written.cacheControl.fieldValue]
    let key = ([written.name] + meaning).joined(separator: "\n")
    return .deferred(
      DeferredAnswer(key: Array(key.utf8)) { () throws(Problem) in try written.response() })
  }

  /// The options of a file; its names are told from those of other files by what it shows.
  ///
  /// No suffix of a name has an underscore, so that ids which begin alike share no name.
  private func formatOptions(
    _ served: ServedLoader, _ own: Arguments, _ outputs: Arguments, _ scene: Scene
  ) -> FormatOptions {
    let instant =
      outputs.number("t").map(Instant.time) ?? outputs.number("progress").map(Instant.progress)
    var options = FormatOptions(
      engine: outputs.word("engine").flatMap(Engine.init) ?? .css, instant: instant,
      size: served.entry.outputSize(for: own, of: scene),
      identifierPrefix: outputs.text("id").map { $0 + "_" }
        ?? InstanceIdentifier.prefix(
          loader: served.entry.loader.name,
          canonicalArguments: own.canonical + "&" + outputs.canonical),
      title: outputs.text("title") ?? FormatOptions().title, language: outputs.text("lang"),
      isDecorative: outputs.flag("decorative"), isPretty: outputs.flag("pretty"))
    options.name = served.entry.loader.name
    options.pixelRatio = outputs.number("dpr") ?? 1
    options.frameRate = outputs.number("fps")
    if case .paint(.color(let matte)) = outputs["matte"] { options.matte = matte }
    options.columns = outputs.integer("columns")
    options.selector = outputs.text("selector")
    options.textColor = served.entry.textColor(for: own)
    return options
  }

  /// The reading of a request's query by what its address takes.
  func reading(_ request: RoutedRequest, _ accepted: AcceptedParameters) -> QueryReading {
    QueryReading(request.request.target.query, accepted, limit: options.parameterLimit)
  }
}
