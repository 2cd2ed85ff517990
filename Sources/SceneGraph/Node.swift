public import Geometry

/// A body of a scene: a shape, or a group of further nodes, and how it moves.
///
/// A point p of the node is drawn in its parent at T(position)·R(rotation)·S(scale)·p: the anchor
/// is the node's origin.
public struct Node: Hashable, Sendable {
  /// The name, lower case with digits, unique in the scene.
  public let id: String
  /// Where the anchor is in the parent.
  public var position: Position
  /// The turn about the anchor in degrees, clockwise on screen.
  public var rotation: Animated<Double>
  /// The scaling about the anchor.
  public var scale: Scaling
  /// The opacity of the node as a whole, 0 to 1.
  public var opacity: Animated<Double>
  /// What the node itself draws, below its children.
  public var shape: Shape?
  /// What the shape is filled with.
  public var fill: Paint
  /// How the shape's outline is drawn.
  public var stroke: Stroke?
  /// The part of the outline that is stroked; `nil` for the whole of it.
  public var trim: Trim?
  /// What belongs to the node, relative to it, backmost first.
  public var children: [Node]

  /// Makes a node.
  public init(
    id: String, position: Position = .fixed(.zero), rotation: Animated<Double> = .constant(0),
    scale: Scaling = .none, opacity: Animated<Double> = .constant(1), shape: Shape? = nil,
    fill: Paint = .none, stroke: Stroke? = nil, trim: Trim? = nil, children: [Node] = []
  ) {
    self.id = id
    self.position = position
    self.rotation = rotation
    self.scale = scale
    self.opacity = opacity
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.trim = trim
    self.children = children
  }

  /// Whether the node, or one within it, is painted with the text colour.
  public var usesTextColor: Bool {
    fill == .currentColor || stroke?.paint == .currentColor
      || children.contains { $0.usesTextColor }
  }
}
