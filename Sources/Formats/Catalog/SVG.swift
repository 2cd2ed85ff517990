internal import SceneGraph
internal import Timeline

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
    var document = SVGDocument(scene, options)
    if let instant = options.instant {
      document.stand(scene.frame(at: instant))
    } else if scene.timing.endTime == 0 {
      // Viewers leave animation elements alone whose time is over before the document begins (SMIL
      // Animation, section 3.3.8): the end is written, which is also the poster of what never moves.
      document.stand(scene.frame(at: scene.showAfter))
      document.appear()
    } else {
      document.move()
      document.appear()
    }
    return document.bytes
  }
}
