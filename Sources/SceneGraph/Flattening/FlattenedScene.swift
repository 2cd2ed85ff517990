public import Geometry
public import Timeline

/// A scene as key frames with plain easings: all that an encoder writes down.
///
/// Key frame offsets run over one cycle, after which everything begins anew. The scene's easing,
/// direction and iteration start are worked into the key frames; delay and count are not.
public struct FlattenedScene: Sendable {
  /// The part of the plane that is shown.
  public let viewBox: Rect
  /// What lies behind everything.
  public let background: Paint
  /// How often the cycle plays, and when it begins.
  public let playback: Playback
  /// The bodies.
  public let nodes: [FlattenedNode]
  /// The order in which the bodies are drawn over the cycle, backmost first; it only jumps.
  public let order: Track<[Int]>
}

/// How a flattened scene's cycle plays; fills both ways.
public struct Playback: Hashable, Sendable {
  /// The length of the cycle in seconds.
  public let cycleDuration: Double
  /// How often the cycle plays, not necessarily whole, or infinity.
  public let cycleCount: Double
  /// The time in seconds before the first cycle; negative starts in the middle.
  public let delay: Double

  /// Whether an animation may be begun ahead of the others without showing that at an end.
  public var allowsShift: Bool { cycleCount == .infinity && delay <= 0 }
}

/// A node with its values as key frames.
public struct FlattenedNode: Sendable {
  /// The name.
  public let id: String
  /// Where its anchor is in its parent.
  public let position: FlattenedPosition
  /// The turn about the anchor in degrees.
  public let rotation: FlattenedValue
  /// The factor to the right.
  public let scaleX: FlattenedValue
  /// The factor down; the same as `scaleX` for a uniform scaling.
  public let scaleY: FlattenedValue
  /// The opacity as a whole.
  public let opacity: FlattenedValue
  /// What the node itself draws.
  public let shape: Shape?
  /// What the shape is filled with.
  public let fill: Paint
  /// How the shape's outline is drawn.
  public let stroke: Stroke?
  /// The part of the outline that is stroked; `nil` for the whole of it.
  public let trim: FlattenedTrim?
  /// What belongs to the node, relative to it.
  public let children: [FlattenedNode]

  /// Whether the node's scaling is the same both ways.
  public var scalesUniformly: Bool { scaleX == scaleY }
}

/// The part of an outline that is stroked, as key frames.
public struct FlattenedTrim: Hashable, Sendable {
  /// Where it begins, as a share of the outline's length; any number.
  public let start: FlattenedValue
  /// How long it is, as a share of the outline's length, 0 to 1.
  public let length: FlattenedValue

  /// Makes a part of an outline, in shares of the outline's length.
  public init(start: FlattenedValue, length: FlattenedValue) {
    self.start = start
    self.length = length
  }
}

/// A number that stands still, or plain key frames that may be begun ahead.
public enum FlattenedValue: Hashable, Sendable {
  /// The same value always.
  case constant(Double)
  /// Plain key frames; at progress p of the cycle they are looked up at (p + shift) mod 1.
  case track(Track<Double>, shift: Double)

  /// The value at the beginning of the cycle.
  public var first: Double {
    switch self {
    case .constant(let value): value
    case .track(let track, let shift): track.value(at: shift)
    }
  }

  /// The key frames with the shift worked in, or `nil` for a constant.
  public var unshifted: Track<Double>? {
    if case .track(let track, let shift) = self { track.advanced(by: shift) } else { nil }
  }
}

/// A position as key frames.
public enum FlattenedPosition: Sendable {
  /// At one place.
  case fixed(Point)
  /// At coordinates that vary each for itself.
  case coordinates(x: FlattenedValue, y: FlattenedValue)
  /// Along a path.
  case along(FlattenedMotion)
}
