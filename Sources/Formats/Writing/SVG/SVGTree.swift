internal import SceneGraph
internal import Timeline

/// Builds the elements of a moving SVG, by an animator of one engine.
struct SVGTree<Animator: SVGAnimator> {
  var animator: Animator
  let precision: SVGPrecision
  let allowsShift: Bool
  /// What was told before: bodies often have shapes in common.
  private var known: [(shape: Shape, element: XMLElement)] = []

  init(animator: Animator, precision: SVGPrecision, allowsShift: Bool) {
    self.animator = animator
    self.precision = precision
    self.allowsShift = allowsShift
  }

  /// The elements of all bodies in document order, which is drawing order.
  mutating func bodies(of scene: FlattenedScene) -> [XMLElement] {
    DrawingSequence(scene.order).copies.map { copy in
      let body = element(scene.nodes[copy.node])
      guard let visibility = copy.visibility else { return body }
      let first = visibility.keyFrames[0].value
      // No copy is begun ahead: on one clock one copy goes exactly when the other comes.
      let layer = SVGLayer(
        base: first > 0 ? [] : [SVGProperty.visibility.attribute(first, precision)],
        animation: .track(.visibility, visibility, shift: 0))
      return wrap([body], in: layer)
    }
  }

  /// A body's element. The paint of a body that is one shape stands outside of its movement, so
  /// that bodies which differ by paint alone have the same inside.
  private mutating func element(_ node: FlattenedNode) -> XMLElement {
    let paint =
      node.shape == nil
      ? [] : node.fill.attributes("fill") + (node.stroke?.attributes(precision) ?? [])
    var content: [XMLElement] = []
    if let shape = node.shape.map({ element(of: $0, node.trim) }) {
      content.append(
        node.children.isEmpty ? shape : XMLElement("g", paint, children: [shape]))
    }
    for child in node.children { content.append(element(child)) }
    // What stands still in a body stands in one group, so that it can be told once for all copies.
    if content.count > 1 { content = [XMLElement("g", children: content)] }
    for layer in node.layers(precision, allowsShift: allowsShift).reversed() {
      content = [wrap(content, in: layer)]
    }
    if node.children.isEmpty, node.shape != nil {
      return XMLElement("g", paint, children: content)
    }
    return content.count == 1 ? content[0] : XMLElement("g", children: content)
  }

  /// A shape; where a part of its outline is stroked that is a path which counts as 1 long: SVG 1.1
  /// knows `pathLength` for paths alone.
  private mutating func element(of shape: Shape, _ trim: FlattenedTrim?) -> XMLElement {
    guard let trim, !trim.isWhole else { return element(of: shape) }
    var element = element(of: .path(shape.outline))
    element.attributes.append(.init("pathLength", "1"))
    for layer in trim.layers(precision, allowsShift: allowsShift) {
      element = wrap([element], in: layer)
    }
    return element
  }

  private mutating func element(of shape: Shape) -> XMLElement {
    for one in known where one.shape == shape { return one.element }
    let element = shape.element(precision)
    known.append((shape, element))
    return element
  }

  /// Elements in a layer; the layer goes onto a single element where that is free for it.
  private mutating func wrap(_ content: [XMLElement], in layer: SVGLayer) -> XMLElement {
    let names = layer.base.map(\.name)
    let single = content.count == 1 && !content[0].isPlainGroup ? content[0] : nil
    var element: XMLElement
    if let single, !single.isAnimated, names.allSatisfy({ single[$0] == nil }) {
      element = single
      element.attributes += layer.base
    } else if let single, !single.isAnimated, layer.animation == nil, names == ["transform"],
      let inner = single["transform"]
    {
      element = single
      element.attributes.removeAll { $0.name == "transform" }
      element.attributes.append(.init("transform", layer.base[0].value + inner))
    } else {
      element = XMLElement("g", layer.base, children: content)
    }
    guard let animation = layer.animation else { return element }
    return animator.animated(element, animation)
  }
}

extension XMLElement {
  /// Whether the element is a group that says nothing of its own.
  var isPlainGroup: Bool { name == "g" && attributes.isEmpty && !isAnimated }

  /// Whether the element itself carries an animation.
  var isAnimated: Bool {
    self["class"] != nil || children.contains { $0.name.hasPrefix("animate") }
  }
}
