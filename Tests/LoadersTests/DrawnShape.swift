import Geometry
import SceneGraph

/// A shape of a frame as it comes onto the canvas.
struct DrawnShape {
  let shape: Shape
  let fill: Paint
  let stroke: Stroke?
  let trim: TrimState?
  let transform: Affine
  let opacity: Double

  /// The shapes of a frame in drawing order.
  static func all(_ frame: Frame) -> [DrawnShape] {
    var shapes: [DrawnShape] = []
    for node in frame.nodes { add(node, .identity, 1, to: &shapes) }
    return shapes
  }

  private static func add(
    _ state: NodeState, _ outer: Affine, _ opacity: Double, to shapes: inout [DrawnShape]
  ) {
    let transform = outer * state.transform
    let opacity = opacity * state.opacity
    if let shape = state.node.shape {
      shapes.append(
        DrawnShape(
          shape: shape, fill: state.node.fill, stroke: state.node.stroke, trim: state.trim,
          transform: transform, opacity: opacity))
    }
    for child in state.children { add(child, transform, opacity, to: &shapes) }
  }

  /// The factor by which lengths grow at most.
  var factor: Double {
    max(Point(transform.a, transform.b).length, Point(transform.c, transform.d).length)
  }

  /// Whether anything of it can be seen at all.
  var isVisible: Bool {
    let hasFill = fill != .none
    let hasStroke =
      stroke.map { stroke in
        stroke.paint != .none && stroke.width > 0
          && (trim.map { $0.length > 0 || stroke.cap != .butt } ?? true)
      } ?? false
    return (hasFill || hasStroke) && opacity > 1e-9 && factor > 1e-9
  }

  /// Everything that is seen of it as numbers: place, directions, opacity, part of the outline.
  ///
  /// Angles and shares that say the same are the same numbers.
  var numbers: [Double] {
    let dash = trim.map { [$0.length, $0.start - $0.start.rounded(.down)] } ?? []
    // A circle looks the same however it is turned, unless a part of it is stroked.
    let isTurned = !shape.isRound || trim.map { !$0.isWhole } == true
    let axes = isTurned ? [transform.a, transform.b, transform.c, transform.d] : [factor]
    return [transform.e, transform.f, opacity] + axes + dash
  }

  /// What of it never varies.
  var look: String { "\(shape) \(fill) \(String(describing: stroke))" }
}
