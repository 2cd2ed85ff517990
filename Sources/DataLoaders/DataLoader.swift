public import Loaders
internal import Geometry
internal import SceneGraph

/// A loader that a file describes.
public struct DataLoader: Loader {
  /// The name in addresses.
  public let name: String
  /// The name for people.
  public let title: String
  /// One sentence that says what moves.
  public let summary: String
  /// The family it belongs to.
  public let family: Family
  /// Words by which it is found.
  public let tags: [String]
  /// Further names in addresses.
  public let aliases: [String]
  /// The length of an iteration in seconds where none is asked for.
  public let duration: Double
  /// The progress of the iteration, 0 to 1, that shows the loader best when it stands still.
  public let poster: Double
  /// How the end of an iteration meets the beginning of the next one.
  public let seam: Seam
  /// The parts that have a colour of their own.
  public let parts: [Part]
  let stage: Rect
  let nodes: [NodePlan]
  let order: ValuePlan<[Int]>?

  /// Draws the loader.
  public func drawing(_ inputs: DrawingInputs) -> Drawing {
    Drawing(
      stage: stage, nodes: nodes.map { $0.node(inputs) }, order: order?.animated(inputs.duration))
  }
}
