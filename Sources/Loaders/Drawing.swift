public import Geometry
public import SceneGraph

/// What a loader draws: its stage and the bodies on it.
public struct Drawing: Sendable {
  /// The part of the plane that the loader fills by its design; it grows where a body leaves it.
  public let stage: Rect
  /// The bodies.
  public let nodes: [Node]
  /// The order in which they are drawn; that of `nodes` where none is told.
  public let order: Animated<[Int]>?
  /// All that the bodies ever reach, where the loader knows it in closed form.
  public let extent: Rect?

  /// The stage of most loaders: 100 units wide and high.
  public static let square = Rect(x: 0, y: 0, width: 100, height: 100)

  /// Makes a drawing; without an extent it is measured.
  public init(
    stage: Rect = square, nodes: [Node], order: Animated<[Int]>? = nil, extent: Rect? = nil
  ) {
    self.stage = stage
    self.nodes = nodes
    self.order = order
    self.extent = extent
  }
}
