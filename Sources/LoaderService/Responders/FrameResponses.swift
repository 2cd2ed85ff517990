internal import Formats
internal import HTTPMessages
internal import Loaders
internal import SceneGraph
internal import Timeline

extension ServiceRoutes {
  /// The state of one frame, or of the frames of an iteration.
  func frames(_ request: RoutedRequest) throws(Problem) -> Response {
    let (document, reading, duration) = try framed(request) { $0.frames }
    let body: [UInt8]
    switch try FrameQuestion(reading.outputs, duration: duration) {
    case .instant(let instant): body = document.frame(at: instant)
    case .frame(let frame, let rate):
      body = document.frame(at: .time(document.time(ofFrame: frame, rate: rate)))
    case .iteration(let rate): body = document.iteration(rate: rate)
    }
    return Content(body, MediaType.json).response(cacheControl(reading.isVersioned))
  }

  /// The frames of an iteration, a line each.
  func lines(_ request: RoutedRequest) throws(Problem) -> Response {
    let (document, reading, duration) = try framed(request) { $0.frameLines }
    guard case .iteration(let rate) = try FrameQuestion(reading.outputs, duration: duration)
    else { throw Problem(.internalError) }
    return Content(document.lines(rate: rate), MediaType.lines)
      .response(cacheControl(reading.isVersioned))
  }

  /// The frame states that a request is about, its reading, and how many seconds an iteration
  /// lasts.
  private func framed(
    _ request: RoutedRequest, _ accepted: (ServedLoader) -> AcceptedParameters
  ) throws(Problem) -> (FrameDocument, QueryReading, Double) {
    let served = try loader(request)
    var reading = reading(request, accepted(served))
    InstantRules.check(&reading)
    try reading.check()
    guard let own = reading.own else { throw Problem(.internalError) }
    let scene = served.entry.scene(for: own)
    let document = FrameDocument(
      loader: served.entry.loader.name, scene: scene,
      decimals: reading.outputs.integer("precision") ?? 6)
    return (document, reading, scene.timing.iterationDuration)
  }
}
