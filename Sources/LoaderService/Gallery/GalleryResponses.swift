internal import HTTPMessages
internal import Loaders

extension ServiceRoutes {
  /// The gallery in the language that is asked for, by parameter or by field.
  func page(_ request: RoutedRequest) throws(Problem) -> Answer {
    let reading = reading(request, Gallery.parameters)
    try reading.check()
    let accepted = AcceptLanguage(request.request.headers.combined("Accept-Language"))
    let language =
      reading.outputs.word("lang")
      ?? accepted.preference(among: GalleryWords.all.map(\.language))
      ?? GalleryWords.english.language
    let isStill = reading.outputs.word("motion") == "none"
    let isNegotiated = !reading.outputs.isGiven("lang")
    let control = cacheControl(reading.isVersioned)
    let respond: @Sendable (Content) -> Response = { content in
      var response = content.response(control)
      response.headers.append("Content-Language", language)
      if isNegotiated {
        response.headers.append("Vary", "Accept-Language")
        response.provenance.isNegotiated = true
      }
      return response
    }
    if let known = gallery.knownPage(language: language, isStill: isStill) {
      return .ready(respond(known))
    }
    let key = ["/", language, "\(isStill)", "\(isNegotiated)", control.fieldValue]
    return .deferred(
      DeferredAnswer(key: Array(key.joined(separator: "\n").utf8)) {
        respond(gallery.page(language: language, isStill: isStill))
      })
  }
}
