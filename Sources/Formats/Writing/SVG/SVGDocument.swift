internal import Geometry
internal import SceneGraph
internal import Timeline

/// An SVG document while it is put together.
struct SVGDocument {
  private let scene: Scene
  private let options: FormatOptions
  private let precision: SVGPrecision
  private let prefix: String
  private var background: Paint
  private var bodies: [XMLElement] = []
  /// What stands before the bodies and refers to them.
  private var calm: [XMLElement] = []
  private var animations: [XMLElement] = []
  /// Rules of the style sheet, and declarations of a rule for the root.
  private var rules = ""
  private var rootDeclarations: [String] = []
  private var sharesMovingParts = true

  init(_ scene: Scene, _ options: FormatOptions) {
    self.scene = scene
    self.options = options
    precision = SVGPrecision(viewBox: scene.viewBox)
    prefix = options.identifierPrefix
    background = scene.background
  }

  /// Makes a document that shows a scene as the options have it.
  init(showing scene: Scene, _ options: FormatOptions) {
    self.init(scene, options)
    if let instant = options.instant {
      stand(scene.frame(at: instant))
    } else if scene.timing.endTime == 0 {
      // Viewers leave animation elements alone whose time is over before the document begins (SMIL
      // Animation, section 3.3.8): the end is written, which is also the poster of what never moves.
      stand(scene.frame(at: scene.showAfter))
      appear()
    } else {
      move()
      appear()
    }
  }

  /// Shows one frame.
  mutating func stand(_ frame: Frame) {
    background = frame.background
    bodies = Self.bodies(of: frame, precision)
  }

  /// Shows the scene's movement.
  mutating func move() {
    let flattened = scene.flattened()
    switch options.engine {
    case .css:
      move(
        flattened,
        by: CSSAnimator(
          prefix, flattened.playback, precision, slowdown: scene.reducedMotionSlowdown))
    case .smil:
      move(flattened, by: SMILAnimator(flattened.playback, precision))
      if let slowdown = scene.reducedMotionSlowdown {
        let variant = CalmVariant(scene, prefix: prefix, slowdown: slowdown)
        let poster = Self.bodies(of: scene.frame(atProgress: scene.poster), precision)
        calm = [variant.element(poster)]
        rules += variant.rules
      }
    }
  }

  private mutating func move(_ flattened: FlattenedScene, by animator: some SVGAnimator) {
    var tree = SVGTree(
      animator: animator, precision: precision, allowsShift: flattened.playback.allowsShift)
    bodies = tree.bodies(of: flattened)
    rules += tree.animator.rules
    rootDeclarations += tree.animator.rootDeclarations
    sharesMovingParts = animator.sharesMovingParts
  }

  /// Hides everything until the scene's `showAfter` is over.
  mutating func appear() {
    guard scene.showAfter > 0 else { return }
    switch options.engine {
    case .css:
      let seconds = SVGNumber.text(scene.showAfter, 9)
      rootDeclarations.append("animation:\(prefix) \(seconds)s step-end")
      rules += "@keyframes \(prefix){0%{opacity:0}}"
    case .smil:
      animations.append(
        XMLElement(
          "set",
          [
            .init("attributeName", "opacity"), .init("to", "0"),
            .init("dur", SMILAnimator.clock(scene.showAfter)),
          ]))
    }
  }

  private static func bodies(of frame: Frame, _ precision: SVGPrecision) -> [XMLElement] {
    var tree = SVGTree(animator: StillAnimator(), precision: precision, allowsShift: false)
    return tree.bodies(of: frame.flattened)
  }

  /// The document written down.
  var bytes: [UInt8] {
    options.isPretty ? root.prettyBytes : root.bytes
  }

  /// The document as an element.
  var root: XMLElement {
    var sharing = SharedParts(prefix: prefix, sharesMovingParts: sharesMovingParts)
    var theme = ThemeRules(prefix: prefix)
    let shared = sharing.shared(bodies, aside: calm)
    let picture = Array(shared.suffix(calm.count) + shared.prefix(bodies.count))
    let content = backdrop + XMLElement.underCommonPaint(picture)
    let themed = content.map { theme.resolved($0) }
    let root = rootClass
    let textColor = root.map { textColorRule(&theme, $0) } ?? ""
    var style = rules + textColor + theme.text
    var attributes: [XMLElement.Attribute] = [.init("xmlns", "http://www.w3.org/2000/svg")]
    if let root { attributes.append(.init("class", root)) }
    if !rootDeclarations.isEmpty {
      style = ".\(prefix){\(rootDeclarations.joined(separator: ";"))}" + style
    }
    let sheet = style.isEmpty ? [] : [XMLElement("style", text: style)]
    let (access, title) = accessibility
    return XMLElement(
      "svg", attributes + extent + access, children: title + sheet + animations + themed)
  }

  /// The class of the root, where a rule needs one; two letters keep it apart from animations.
  private var rootClass: String? {
    if !rootDeclarations.isEmpty { return prefix }
    return scene.usesTextColor && scene.textColor != .none ? prefix + "co" : nil
  }

  /// The text colour where the picture stands for itself; within a page that has another root, the
  /// page's counts (Selectors 4, section 13.1).
  private func textColorRule(_ theme: inout ThemeRules, _ root: String) -> String {
    guard scene.usesTextColor else { return "" }
    switch scene.textColor {
    case .color(let color): return ".\(root):root{color:\(color.text)}"
    case .themed(let light, let dark):
      theme.add(".\(root):root{color:\(dark.text)}")
      return ".\(root):root{color:\(light.text)}"
    case .none, .currentColor: return ""
    }
  }

  /// The size in pixels, where there is one, and the view box.
  private var extent: [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    if let size = options.size {
      attributes.append(.init("width", SVGNumber.text(size.width, 2)))
      attributes.append(.init("height", SVGNumber.text(size.height, 2)))
    }
    let box = scene.viewBox
    let numbers = [box.x, box.y, box.width, box.height].map(precision.length)
    attributes.append(.init("viewBox", numbers.joined(separator: " ")))
    return attributes
  }

  /// What tells the picture to people who do not see it, or hides it from them: never both.
  private var accessibility: (attributes: [XMLElement.Attribute], title: [XMLElement]) {
    if options.isDecorative { return ([.init("aria-hidden", "true")], []) }
    let language = options.language.map { [XMLElement.Attribute("xml:lang", $0)] } ?? []
    return (language + [.init("role", "img")], [XMLElement("title", text: options.title)])
  }

  private var backdrop: [XMLElement] {
    guard background != .none else { return [] }
    let box = scene.viewBox
    var attributes: [XMLElement.Attribute] = []
    if box.x != 0 { attributes.append(.init("x", precision.length(box.x))) }
    if box.y != 0 { attributes.append(.init("y", precision.length(box.y))) }
    attributes.append(.init("width", precision.length(box.width)))
    attributes.append(.init("height", precision.length(box.height)))
    return [XMLElement("rect", attributes + background.attributes("fill"))]
  }
}
