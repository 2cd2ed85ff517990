internal import Geometry
internal import SceneGraph

/// Elements of a body at one instant.
enum SVGStill {
  /// The element of a node's state, its transform told once on it.
  static func element(_ state: NodeState, _ precision: SVGPrecision) -> XMLElement {
    let node = state.node
    var content = state.children.map { element($0, precision) }
    if var shape = node.shape?.element(precision) {
      shape.attributes += node.fill.attributes("fill") + (node.stroke?.attributes(precision) ?? [])
      content.insert(shape, at: 0)
    }
    var attributes: [XMLElement.Attribute] = []
    let transform = transform(state, precision)
    if !transform.isEmpty { attributes.append(.init("transform", transform)) }
    if state.opacity != 1 {
      attributes.append(.init("opacity", precision.factor(state.opacity)))
    }
    if content.count == 1, content[0]["transform"] == nil, content[0]["opacity"] == nil {
      return XMLElement(
        content[0].name, attributes + content[0].attributes, children: content[0].children)
    }
    return XMLElement("g", attributes, children: content)
  }

  /// T(position)·R(rotation)·S(scale), each left out where it changes nothing.
  private static func transform(_ state: NodeState, _ precision: SVGPrecision) -> String {
    var text = ""
    if state.position != .zero { text += precision.translation(state.position) }
    if state.rotation != 0 { text += "rotate(\(precision.angle(state.rotation)))" }
    if state.scaleX != state.scaleY {
      text += "scale(" + SVGNumber.list([state.scaleX, state.scaleY], 4) + ")"
    } else if state.scaleX != 1 {
      text += "scale(\(precision.factor(state.scaleX)))"
    }
    return text
  }
}
