public import Geometry
public import Timeline

/// What is drawn, and how it varies over time.
///
/// There are two ways out: `frame(at:)` gives the values at one instant, `flattened(accuracy:)`
/// gives key frames with plain easings.
public struct Scene: Hashable, Sendable {
  /// The part of the plane that is shown.
  public var viewBox: Rect
  /// What lies behind everything.
  public var background: Paint
  /// The bodies.
  public var nodes: [Node]
  /// The order in which the bodies are drawn, backmost first, as indices into `nodes`.
  public var order: Animated<[Int]>
  /// When the scene runs, in seconds; fills both ways.
  public var timing: Timing

  /// Makes a scene; the bodies are drawn in the order given where no other is told.
  public init(
    viewBox: Rect, background: Paint = .none, nodes: [Node], order: Animated<[Int]>? = nil,
    timing: Timing
  ) {
    self.viewBox = viewBox
    self.background = background
    self.nodes = nodes
    self.order = order ?? .constant(Array(nodes.indices))
    self.timing = timing
    self.timing.fill = .both
  }
}
