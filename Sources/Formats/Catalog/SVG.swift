internal import Geometry
internal import SceneGraph

/// Scalable Vector Graphics that play themselves, or a still (SVG 1.1; CSS Animations 1).
struct SVG: Format {
  let name = "SVG"
  let fileExtension = "svg"
  let mediaType = "image/svg+xml; charset=utf-8"
  let summary = "A picture for web pages that plays itself, sharp at any size."
  let options: Set<FormatOption> = [
    .engine, .instant, .size, .accessibility, .identifier, .pretty,
  ]

  func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    let precision = SVGPrecision(viewBox: scene.viewBox)
    if let instant = options.instant {
      let frame =
        switch instant {
        case .time(let time): scene.frame(at: time)
        case .progress(let progress): scene.frame(atProgress: progress)
        }
      return document(
        scene, options, precision, preamble: [],
        bodies: frame.nodes.map { SVGStill.element($0, precision) })
    }
    let flattened = scene.flattened()
    switch options.engine {
    case .css:
      return moving(
        scene, flattened, options,
        by: CSSAnimator(options.identifierPrefix, flattened.playback, precision))
    case .smil:
      return moving(
        scene, flattened, options, by: SMILAnimator(flattened.playback, precision))
    }
  }

  private func moving(
    _ scene: Scene, _ flattened: FlattenedScene, _ options: FormatOptions,
    by animator: some SVGAnimator
  ) -> [UInt8] {
    let precision = SVGPrecision(viewBox: scene.viewBox)
    var tree = SVGTree(
      animator: animator, precision: precision, allowsShift: flattened.playback.allowsShift)
    let bodies = tree.bodies(of: flattened)
    return document(
      scene, options, precision, preamble: tree.animator.preamble, bodies: bodies,
      sharesMovingParts: animator.sharesMovingParts)
  }

  private func document(
    _ scene: Scene, _ options: FormatOptions, _ precision: SVGPrecision,
    preamble: [XMLElement], bodies: [XMLElement], sharesMovingParts: Bool = true
  ) -> [UInt8] {
    var sharing = SharedParts(
      prefix: options.identifierPrefix, sharesMovingParts: sharesMovingParts)
    let shared = sharing.shared(bodies)
    let box = scene.viewBox
    var attributes: [XMLElement.Attribute] = [.init("xmlns", "http://www.w3.org/2000/svg")]
    if sharing.isUsed {
      attributes.append(.init("xmlns:xlink", "http://www.w3.org/1999/xlink"))
    }
    if let size = options.size {
      attributes.append(.init("width", SVGNumber.text(size.width, 2)))
      attributes.append(.init("height", SVGNumber.text(size.height, 2)))
    }
    let numbers = [box.x, box.y, box.width, box.height].map(precision.length)
    attributes.append(.init("viewBox", numbers.joined(separator: " ")))
    let (access, title) = accessibility(options)
    let background = background(scene, precision)
    let root = XMLElement(
      "svg", attributes + access, children: title + preamble + background + shared)
    return options.isPretty ? root.prettyBytes : root.bytes
  }

  /// What tells the picture to people who do not see it, or hides it from them: never both.
  private func accessibility(
    _ options: FormatOptions
  ) -> (attributes: [XMLElement.Attribute], title: [XMLElement]) {
    if options.isDecorative { return ([.init("aria-hidden", "true")], []) }
    let language = options.language.map { [XMLElement.Attribute("xml:lang", $0)] } ?? []
    return (language + [.init("role", "img")], [XMLElement("title", text: options.title)])
  }

  private func background(_ scene: Scene, _ precision: SVGPrecision) -> [XMLElement] {
    guard scene.background != .none else { return [] }
    let box = scene.viewBox
    var attributes: [XMLElement.Attribute] = []
    if box.x != 0 { attributes.append(.init("x", precision.length(box.x))) }
    if box.y != 0 { attributes.append(.init("y", precision.length(box.y))) }
    attributes.append(.init("width", precision.length(box.width)))
    attributes.append(.init("height", precision.length(box.height)))
    return [XMLElement("rect", attributes + scene.background.attributes("fill"))]
  }
}
