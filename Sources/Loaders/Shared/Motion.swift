internal import SceneGraph
internal import Timeline

/// How much motion is shown, and to whom.
enum Motion: String, CaseIterable {
  /// All of it, and slow motion to people who ask for less.
  case auto
  /// All of it to everyone.
  case full
  /// Slow motion to everyone.
  case slow
  /// None: the loader stands still at its poster.
  case none

  /// How many times longer an iteration lasts in slow motion.
  static let slowdown = 4.0

  /// A scene at full speed as it is shown with this much motion.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    switch self {
    case .auto: scene.reducedMotionSlowdown = Self.slowdown
    case .full: break
    case .slow: scene.timing.iterationDuration *= Self.slowdown
    case .none: scene = scene.still
    }
    return scene
  }
}
