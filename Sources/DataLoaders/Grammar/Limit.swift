/// What a loader may have so much of and no more, over the whole file.
public enum Limit: String, Hashable, Sendable, CaseIterable {
  /// The bodies, those in other bodies too.
  case nodes
  /// The key frames as often as they are played in an iteration; a jump or a point of an easing
  /// counts as one.
  case keyFrames = "key frames"
  /// The bodies around a body, itself counted.
  case depth = "levels of nodes"

  /// How much of it there may be.
  public var maximum: Int {
    switch self {
    case .nodes: 200
    case .keyFrames: 2000
    case .depth: 8
    }
  }

  /// The longest file, in bytes.
  public static let fileBytes = 262_144
}
