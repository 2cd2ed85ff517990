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
      options: FormatOptions(served, own, reading.outputs, scene, of: format),
      cacheControl: cacheControl(reading.isVersioned),
      isDownload: reading.outputs.flag("download"))
    try PixelBudget(limit: options.pixelLimit).check(format, scene, written.options, own)
    guard format.isCostly else { return .ready(try written.response()) }
    let meaning = [own.canonical, reading.outputs.canonical, written.cacheControl.fieldValue]
    let key = ([written.name] + meaning).joined(separator: "\n")
    return .deferred(
      DeferredAnswer(key: Array(key.utf8)) { () throws(Problem) in try written.response() })
  }

  /// The reading of a request's query by what its address takes.
  func reading(_ request: RoutedRequest, _ accepted: AcceptedParameters) -> QueryReading {
    QueryReading(request.request.target.query, accepted, limit: options.parameterLimit)
  }
}
