internal import SceneGraph

/// Makes layers of the bodies of a flattened scene.
///
/// A body is one layer where that draws it rightly. One whose opacity has to count for several
/// inks as a whole becomes a composition of its own, in which every ink is a layer: players
/// multiply the opacity of a group, or of a layer, into each ink alone.
struct LottieComposer {
  let clock: LottieClock
  /// To how many decimals lengths are rounded.
  let decimals: Int
  /// What `currentColor` is.
  let textColor: Color
  /// The compositions made so far.
  private(set) var assets: [(name: String, layers: [LottieLayer])] = []

  init(clock: LottieClock, decimals: Int, textColor: Color) {
    self.clock = clock
    self.decimals = decimals
    self.textColor = textColor
  }

  /// The layers of a body, backmost first, moved by the transforms around it.
  mutating func layers(
    of node: FlattenedNode, within outer: [LottieTransform] = []
  ) -> [LottieLayer] {
    let steps = steps(of: node)
    if isWhole(node) {
      let name = "\(node.id)-whole"
      if !assets.contains(where: { $0.name == name }) {
        let layers = inks(of: node, within: outer, [steps[0].opaque] + steps.dropFirst())
        assets.append((name, layers))
      }
      var layer = layer(node.id, .composition(name))
      layer.transform.opacity = steps[0].opacity
      return [layer]
    }
    guard node.children.contains(where: holdsWhole) else {
      return [layer(node.id, items(of: node), within: outer + steps)]
    }
    let own = drawing(of: node)
    var layers = own.isEmpty ? [] : [layer(node.id, own, within: outer + steps)]
    for child in node.children { layers += self.layers(of: child, within: outer + steps) }
    return layers
  }

  /// A composition that shows a layer: for what has to be said of the layer once more.
  mutating func wrapped(_ layer: LottieLayer, as name: String) -> LottieLayer {
    if !assets.contains(where: { $0.name == name }) {
      var inner = layer
      (inner.begin, inner.end) = (0, clock.frameCount)
      assets.append((name, [inner]))
    }
    var outer = self.layer(layer.name, .composition(name))
    (outer.begin, outer.end) = (layer.begin, layer.end)
    return outer
  }

  // MARK: - Layers

  private func layer(_ name: String, _ content: LottieLayer.Content) -> LottieLayer {
    LottieLayer(name: name, content: content, end: clock.frameCount)
  }

  /// A layer of items, moved by transforms of which the outermost comes first.
  private func layer(
    _ name: String, _ items: [LottieItem], within transforms: [LottieTransform]
  ) -> LottieLayer {
    let items = transforms.dropFirst().reversed().reduce(items) { items, transform in
      [.group(name, items, transform)]
    }
    var layer = layer(name, .shapes(items))
    layer.transform = transforms.first ?? .identity
    return layer
  }

  /// Every ink of a node as a layer of its own, backmost first.
  private mutating func inks(
    of node: FlattenedNode, within outer: [LottieTransform], _ steps: [LottieTransform]
  ) -> [LottieLayer] {
    let transforms = outer + steps
    var layers = styles(of: node).reversed().map { style in
      layer(node.id, [drawing(of: node, styles: [style])], within: transforms)
    }
    for child in node.children {
      layers +=
        isWhole(child)
        ? self.layers(of: child, within: transforms)
        : inks(of: child, within: transforms, self.steps(of: child))
    }
    return layers
  }

  private func steps(of node: FlattenedNode) -> [LottieTransform] {
    LottieTransform.steps(of: node, clock, decimals: decimals)
  }

  // MARK: - Items

  /// What a node draws with its children, the foremost first.
  private func items(of node: FlattenedNode) -> [LottieItem] {
    node.children.reversed().flatMap { child in
      steps(of: child).reversed().reduce(items(of: child)) { items, step in
        items.isEmpty ? [] : [.group(child.id, items, step)]
      }
    } + drawing(of: node)
  }

  /// What a node draws itself, the foremost first: one group, two where only the stroke is
  /// trimmed, or nothing.
  private func drawing(of node: FlattenedNode) -> [LottieItem] {
    let styles = styles(of: node)
    if node.trim != nil { return styles.map { drawing(of: node, styles: [$0]) } }
    return styles.isEmpty ? [] : [drawing(of: node, styles: styles)]
  }

  private func drawing(of node: FlattenedNode, styles: [LottieItem]) -> LottieItem {
    var trim: LottieTrim?
    if case .stroke = styles.first { trim = node.trim.map { LottieTrim($0, clock) } }
    let outlines = node.shape.map { shape in
      trim == nil
        ? LottieOutline.all(of: shape, decimals: decimals)
        : LottieOutline.paths(of: shape.outline, decimals: decimals)
    }
    let trims = trim.map { [LottieItem.trim($0)] } ?? []
    return .group(node.id, (outlines ?? []).map(LottieItem.outline) + trims + styles, .identity)
  }

  /// How the node's own outline is painted, the foremost first.
  private func styles(of node: FlattenedNode) -> [LottieItem] {
    guard node.shape != nil else { return [] }
    var styles: [LottieItem] = []
    if let stroke = node.stroke, stroke.width > 0,
      let ink = LottieInk(stroke.paint, textColor: textColor)
    {
      let width = SVGNumber.rounded(stroke.width, decimals)
      styles.append(.stroke(ink, width: width, cap: stroke.cap, join: stroke.join))
    }
    if let ink = LottieInk(node.fill, textColor: textColor) { styles.append(.fill(ink)) }
    return styles
  }

  // MARK: - Opacity

  private func inkCount(of node: FlattenedNode) -> Int {
    node.children.reduce(styles(of: node).count) { $0 + inkCount(of: $1) }
  }

  /// Whether a node's opacity must count for several inks as a whole.
  private func isWhole(_ node: FlattenedNode) -> Bool {
    node.opacity != .constant(1) && inkCount(of: node) > 1
  }

  private func holdsWhole(_ node: FlattenedNode) -> Bool {
    isWhole(node) || node.children.contains(where: holdsWhole)
  }
}
