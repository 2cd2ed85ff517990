import Geometry
import SceneGraph
import Timeline

/// Scenes of any size: so many nodes, each with so many key frames in every track.
enum SyntheticScene {
  /// Makes a scene in which each node moves along a path, grows and fades.
  static func scene(nodes: Int, keyFrames: Int) -> Scene {
    Scene(
      viewBox: Rect(x: 0, y: 0, width: 100, height: 100),
      nodes: (0..<nodes).map { node($0, of: nodes, keyFrames: keyFrames) },
      timing: Timing(iterationDuration: 1.7, iterationCount: .infinity, fill: .both))
  }

  /// A track from 0 up to a value and back again, as often as the key frames allow.
  static func track(_ keyFrames: Int, to value: Double) -> Track<Double> {
    let last = Double(max(keyFrames - 1, 1))
    return Track(
      first: KeyFrame(0, 1, easing: .easeInOut),
      others: (1..<max(keyFrames, 2)).map { index in
        let share = Double(index) / last
        return KeyFrame(
          share, index.isMultiple(of: 2) ? 1 + share / 3 : value + share / 7, easing: .easeOut)
      })
  }

  private static func node(_ index: Int, of count: Int, keyFrames: Int) -> Node {
    let share = Double(index) / Double(count)
    let path = MotionPath([
      .line(LineSegment(from: Point(10, 10 + 80 * share), to: Point(90, 90 - 80 * share)))
    ])
    let distance = track(keyFrames, to: path.length * (0.5 + share / 3))
    return Node(
      id: "n\(index)", position: .along(path, distance: .track(distance)),
      scale: .uniform(.track(track(keyFrames, to: 1.5 + share))),
      opacity: .track(track(keyFrames, to: share / 2)), shape: .circle(radius: 3 + share),
      fill: .color(Color(hex: UInt32(index * 40503 % 0x1000000))))
  }
}
