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
  /// How the end of an iteration meets the beginning of the next one.
  var seam: Seam { get }
  /// The parts that have a colour of their own, in the order of `colors`.
  var parts: [Part] { get }
  /// The parameters that no other loader shares.
  var parameters: [Parameter] { get }
  /// Draws the loader.
  func drawing(_ inputs: DrawingInputs) -> Drawing
}

extension Loader {
  /// None.
  public var aliases: [String] { [] }
  /// The beginning of the iteration.
  public var poster: Double { 0 }
  /// Nothing of it is seen.
  public var seam: Seam { .smooth }
  /// None.
  public var parameters: [Parameter] { [] }
}

/// How the end of an iteration meets the beginning of the next one.
public enum Seam: Hashable, Sendable {
  /// The pictures are the same, and all goes on as fast.
  case smooth
  /// The pictures are the same, but something turns back, stops or starts.
  case turn
  /// Something jumps.
  case step
}
