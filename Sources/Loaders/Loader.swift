public import Geometry
public import SceneGraph

/// A loading animation: what it is called, what it takes, and what it draws.
///
/// Time, size, background and the colours of parts are done for every loader alike; a loader
/// tells only what is particular to it.
public protocol Loader: Sendable {
  /// The name in addresses, lower case with digits and hyphens.
  var name: String { get }
  /// The name for people.
  var title: String { get }
  /// One sentence that says what moves.
  var summary: String { get }
  /// The family it belongs to.
  var family: Family { get }
  /// Words of the field by which it is found.
  var tags: [String] { get }
  /// Further names in addresses.
  var aliases: [String] { get }
  /// The length of an iteration in seconds where none is asked for.
  var duration: Double { get }
  /// The progress of the iteration, 0 to 1, that shows the loader best when it stands still.
  var poster: Double { get }
  /// The parts that have a colour of their own, in the order of `colors`.
  var parts: [Part] { get }
  /// The parameters that no other loader shares.
  var parameters: [Parameter] { get }
  /// Draws the loader.
  func drawing(_ inputs: DrawingInputs) -> Drawing
}

extension Loader {
  /// The beginning of the iteration.
  public var poster: Double { 0 }
}

/// A part of a loader that has a colour of its own.
public struct Part: Hashable, Sendable {
  /// The name, which is also the parameter's, lower case with digits.
  public let id: String
  /// The colour where none is asked for.
  public let color: Color
  /// The colour on dark grounds where none is asked for; `nil` where `color` suits them too.
  public let dark: Color?

  /// Makes a part.
  public init(_ id: String, _ color: Color, dark: Color? = nil) {
    self.id = id
    self.color = color
    self.dark = dark
  }
}

/// A family of loaders with a motif in common.
public enum Family: String, Hashable, Sendable, CaseIterable {
  /// Bodies that pass before and behind each other.
  case depth
  /// Bodies that circle each other.
  case orbits
}

/// What a loader is given to draw itself.
public struct DrawingInputs: Sendable {
  /// The arguments, with the loader's own parameters among them.
  public let arguments: Arguments
  /// The effective length of an iteration in seconds.
  public let duration: Double
  /// The paints of the parts, in their order.
  public let paints: [Paint]

  /// The paint of a part by its place.
  public func paint(_ index: Int) -> Paint {
    paints.indices.contains(index) ? paints[index] : .currentColor
  }
}

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

  /// Makes a drawing; without an extent it is measured.
  public init(
    stage: Rect, nodes: [Node], order: Animated<[Int]>? = nil, extent: Rect? = nil
  ) {
    self.stage = stage
    self.nodes = nodes
    self.order = order
    self.extent = extent
  }
}
