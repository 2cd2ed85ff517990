internal import HTTPMessages
internal import Loaders

extension ServiceRoutes {
  /// The list of the loaders that a request looks for.
  func list(_ request: RoutedRequest) throws(Problem) -> Answer {
    let reading = reading(request, catalogue.parameters)
    try reading.check()
    let (question, control) = (
      CatalogueQuestion(reading.outputs), cacheControl(reading.isVersioned)
    )
    if catalogue.isListed { return .ready(catalogue.list(question).response(control)) }
    let key = ["/loaders", reading.outputs.canonical, control.fieldValue]
    return .deferred(
      DeferredAnswer(key: Array(key.joined(separator: "\n").utf8)) {
        catalogue.list(question).response(control)
      })
  }

  /// What there is to know about the loader that a path names.
  func description(_ request: RoutedRequest) throws(Problem) -> Answer {
    let served = try loader(request)
    return try kept(
      request, key: "/loaders/\(served.entry.loader.name)",
      known: catalogue.knownDescription(of: served)
    ) { catalogue.description(of: served) }
  }
}
