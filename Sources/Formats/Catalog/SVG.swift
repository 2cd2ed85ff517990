internal import SceneGraph

/// Scalable Vector Graphics that play themselves, or a still.
///
/// They are SVG 1.1, but for references by plain `href` (SVG 2, section 16.1); CSS Animations 1.
struct SVG: Format {
  let name = "SVG"
  let fileExtension = "svg"
  let mediaType = "image/svg+xml; charset=utf-8"
  let summary = "A picture for web pages that plays itself, sharp at any size."
  let options: Set<FormatOption> = [
    .engine, .instant, .size, .unsized, .delay, .repetition, .showAfter, .accessibility,
    .identifier, .pretty,
  ]

  func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    SVGDocument(showing: scene, options).bytes
  }
}
