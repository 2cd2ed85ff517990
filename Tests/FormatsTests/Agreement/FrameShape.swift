import Geometry
import SceneGraph

/// A shape of a frame, as a viewer has to see it.
struct FrameShape: Sendable {
  let shape: SceneGraph.Shape
  let fill: String
  let stroke: String
  let trim: TrimState?
  let transform: Affine
  let opacity: Double

  /// The shapes of a frame in drawing order.
  static func all(_ frame: Frame) -> [FrameShape] {
    frame.nodes.flatMap { all($0, .identity, 1) }
  }

  private static func all(_ state: NodeState, _ outer: Affine, _ opacity: Double) -> [FrameShape] {
    let transform = outer * state.transform
    let opacity = opacity * state.opacity
    let own = state.node.shape.map {
      FrameShape(
        shape: $0, fill: text(of: state.node.fill),
        stroke: text(of: state.node.stroke?.paint ?? .none), trim: state.trim,
        transform: transform, opacity: opacity)
    }
    return (own.map { [$0] } ?? []) + state.children.flatMap { all($0, transform, opacity) }
  }

  private static func text(of paint: Paint) -> String {
    let color: Color
    switch paint {
    case .none: return "none"
    case .currentColor: return "currentColor"
    case .color(let only), .themed(light: let only, dark: _): color = only
    }
    let digits = Array("0123456789abcdef")
    return [color.red, color.green, color.blue].reduce(into: "#") { text, channel in
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
  }
}
