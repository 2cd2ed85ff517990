/// An SVG document, and what it shows at a time: read as a browser reads it.
struct Picture: Sendable {
  /// A shape that is shown.
  struct Shape: Sendable {
    let element: MarkupElement
    /// From the shape's own coordinates to the view box's.
    let matrix: Matrix
    /// The product of the opacities around the shape.
    let opacity: Double
    /// `#rrggbb`, or a word.
    let fill: String
    /// `#rrggbb`, or a word.
    var stroke = "none"
    /// The dashes along the outline, and where in them it begins, as they are told.
    var dashes = ""
    var dashOffset = "0"
    let isVisible: Bool
    /// Whether it is in a group that is transparent for good.
    let isUnseen: Bool
  }

  private struct Part: Sendable {
    let element: MarkupElement
    let transform: TransformList?
    var css: CSSAnimation?
    var smil: [SMILAnimation] = []
    var children: [Part] = []
    /// What the style sheet says of the element for as long as it is not animated.
    var style: [String: String] = [:]

    /// Whether it is transparent for good, where its opacity is this now: told so, in a class that
    /// a style sheet may show.
    func isUnseen(at opacity: String?) -> Bool {
      opacity == "0" && element["opacity"] == "0" && element["class"] != nil && css == nil
    }
  }

  let root: MarkupElement
  private var part: Part?

  /// Reads a document as a viewer with some preferences does, such as `prefers-reduced-motion`.
  init(_ bytes: [UInt8], preferring preferences: Set<String> = []) throws {
    root = try MarkupElement.read(bytes)
    var sheet = try StyleSheet(
      root.all(named: "style").map(\.text).joined(), preferring: preferences)
    let viewBox = (root["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    if viewBox.count == 4 { sheet.box = (viewBox[2], viewBox[3]) }
    part = try part(of: root, sheet)
  }

  private func part(of element: MarkupElement, _ sheet: StyleSheet) throws -> Part {
    var part = Part(
      element: element, transform: try element["transform"].map(TransformList.init(attribute:)))
    part.css = try CSSAnimation(classes: element["class"], sheet)
    part.style = sheet.style(forClasses: element["class"])
    var hidesSiblings = false
    for child in element.children {
      if hidesSiblings { continue }
      hidesSiblings = sheet.hidesSiblings(ofClasses: child["class"])
      if child.name.hasPrefix("animate") || child.name == "set" {
        part.smil.append(try SMILAnimation(child))
      } else if child.name == "use" {
        let target = root.all.first { "#" + ($0["id"] ?? "") == child["href"] }
        guard let target else { throw ReadingError("nothing is referred to") }
        var reference = Part(
          element: child, transform: try child["transform"].map(TransformList.init(attribute:)))
        reference.css = try CSSAnimation(classes: child["class"], sheet)
        reference.style = sheet.style(forClasses: child["class"])
        reference.children = [try self.part(of: target, sheet)]
        part.children.append(reference)
      } else if !["title", "style", "desc"].contains(child.name) {
        part.children.append(try self.part(of: child, sheet))
      }
    }
    return part
  }

  /// The shapes in the order in which they are drawn; `nil` leaves all animation away.
  func shapes(at time: Double?) throws -> [Shape] {
    guard let part else { return [] }
    return try shapes(
      of: part, at: time,
      Shape(
        element: root, matrix: .identity, opacity: 1, fill: "#000000", isVisible: true,
        isUnseen: false)
    ).filter { !$0.isUnseen }
  }

  private func shapes(of part: Part, at time: Double?, _ outer: Shape) throws -> [Shape] {
    let element = part.element
    var transform = part.transform
    var motion = Matrix.identity
    var opacity = part.style["opacity"] ?? element["opacity"]
    var visibility = element["visibility"]
    var dashes: [String: String] = [:]
    for name in ["stroke-dasharray", "stroke-dashoffset"] { dashes[name] = element[name] }
    if let time {
      switch try part.css?.value(at: time) {
      case .dashes(let name, let numbers):
        dashes[name] = numbers.map { "\($0)" }.joined(separator: ",")
      case .transform(let list): transform = list
      case .opacity(let value): opacity = "\(value)"
      case .visibility(let isVisible): visibility = isVisible ? "inherit" : "hidden"
      case nil: break
      }
      for animation in part.smil {
        switch try animation.value(at: time) {
        case .transform(let list): transform = list
        case .motion(let x, let y): motion = .translation(x, y)
        case .attribute("opacity", let value): opacity = value
        case .attribute("visibility", let value): visibility = value
        case .attribute(let name, let value) where name.hasPrefix("stroke-dash"):
          dashes[name] = value
        case .attribute(let name, _): throw ReadingError("an animation of \(name)")
        case nil: break
        }
      }
    }
    let place = element.name == "use" ? "" : "c"
    let corner = Matrix.translation(
      Double(element[place + "x"] ?? "") ?? 0, Double(element[place + "y"] ?? "") ?? 0)
    let own = (transform?.matrix ?? .identity) * (element.name == "rect" ? .identity : corner)
    var inner = Shape(
      element: element, matrix: outer.matrix * motion * own,
      opacity: outer.opacity * (opacity.flatMap(Double.init) ?? 1),
      fill: (part.style["fill"] ?? element["fill"]).map(Self.longColor) ?? outer.fill,
      isVisible: visibility == "hidden" ? false : visibility == "visible" ? true : outer.isVisible,
      isUnseen: outer.isUnseen || part.isUnseen(at: opacity))
    inner.stroke = (part.style["stroke"] ?? element["stroke"]).map(Self.longColor) ?? outer.stroke
    inner.dashes = dashes["stroke-dasharray"] ?? outer.dashes
    inner.dashOffset = dashes["stroke-dashoffset"] ?? outer.dashOffset
    if ["g", "svg", "use"].contains(element.name) {
      return try part.children.flatMap { try shapes(of: $0, at: time, inner) }
    }
    return [inner]
  }

  /// `#rgb` as `#rrggbb`.
  private static func longColor(_ text: String) -> String {
    guard text.hasPrefix("#"), text.count == 4 else { return text }
    return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
  }
}
