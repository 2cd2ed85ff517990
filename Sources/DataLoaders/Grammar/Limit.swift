/// What a loader may have so much of and no more, over the whole file.
public enum Limit: String, Hashable, Sendable, CaseIterable {
  /// The bodies, those in other bodies too.
  case nodes
  /// The key frames as often as they are played in an iteration; a jump or a point of an easing
  /// counts as one.
  case keyFrames = "key frames"
  /// The ids of orders as often as they are played in an iteration, at least four for an order.
  ///
  /// A document holds each order as a part of one sequence; to find it takes the square of these.
  case orderedNodes = "ids in orders"
  /// The elements of all paths; a line that closes one counts, and so does a lone point.
  case segments = "path segments"
  /// The elements of motion paths, each as often as key frames are played that lead along the path.
  case passages = "path segments that key frames lead along"
  /// The bodies around a body, itself counted.
  case depth = "levels of nodes"

  /// How much of it there may be.
  public var maximum: Int {
    switch self {
    case .nodes: 200
    case .keyFrames: 2000
    case .orderedNodes: 400
    case .segments: 1000
    case .passages: 20_000
    case .depth: 8
    }
  }

  /// The longest file, in bytes.
  public static let fileBytes = 262_144
}
