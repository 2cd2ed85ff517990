internal import SceneGraph

/// A rule of a style sheet that shows the SVG as a background (CSS Backgrounds 3).
struct CSS: Format {
  let name = "CSS"
  let fileExtension = "css"
  let mediaType = "text/css; charset=utf-8"
  let summary = "A class for style sheets that shows the SVG as a background."
  let options: Set<FormatOption> = [
    .engine, .instant, .size, .unsized, .delay, .repetition, .showAfter, .selector, .pretty,
  ]

  func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    var inner = options
    inner.isPretty = false
    let rule = BackgroundRule(
      selector: options.selector ?? ".loader-\(options.name)", size: options.size,
      image: DataAddress(svg: SVGDocument(showing: scene, inner).bytes))
    return options.isPretty ? rule.prettyBytes : rule.bytes
  }
}
