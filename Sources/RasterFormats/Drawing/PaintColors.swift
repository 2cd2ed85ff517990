internal import SceneGraph

/// What the paints of a scene look like where no page stands around them.
struct PaintColors: Sendable {
  /// What `currentColor` is.
  let textColor: Color

  /// The colour of a paint; `nil` where nothing is painted. Of two themes it is the light one.
  func color(of paint: Paint) -> Color? {
    switch paint {
    case .none: nil
    case .color(let color): color
    case .themed(let light, _): light
    case .currentColor: textColor
    }
  }

  /// Every colour that a scene is painted with, opaque, each once and in order.
  func colors(of scene: Scene) -> [Color] {
    var colors: [Color] = []
    func add(_ paint: Paint) {
      guard let color = color(of: paint) else { return }
      let opaque = Color(color.red, color.green, color.blue)
      if !colors.contains(opaque) { colors.append(opaque) }
    }
    func add(_ node: Node) {
      add(node.fill)
      if let stroke = node.stroke { add(stroke.paint) }
      node.children.forEach(add)
    }
    add(scene.background)
    scene.nodes.forEach(add)
    return colors
  }
}
