internal import SceneGraph

/// A snippet of a web page: the SVG inline in a region that tells of a state (WAI-ARIA 1.2, `status`).
struct HTML: Format {
  let name = "HTML"
  let fileExtension = "html"
  let mediaType = "text/html; charset=utf-8"
  let summary = "A snippet for web pages that needs no other file and has a name for everyone."
  let options = SVG().options

  func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    let snippet = XMLElement(
      "div", Self.access(options), children: [SVGDocument(showing: scene, options).root])
    return options.isPretty ? snippet.prettyBytes : snippet.bytes
  }

  /// What tells the region to people who do not see it, or hides it from them: never both.
  private static func access(_ options: FormatOptions) -> [XMLElement.Attribute] {
    if options.isDecorative { return [.init("aria-hidden", "true")] }
    let language = options.language.map { [XMLElement.Attribute("lang", $0)] } ?? []
    return [.init("role", "status"), .init("aria-label", options.title)] + language
  }
}
