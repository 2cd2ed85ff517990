import SceneGraph
import Timeline

/// From time to values: easings, tracks, frames and flattening.
enum MotionCurves {
  /// Instants that no loop over them can guess.
  private static let instants = (0..<64).map { Double($0 * 37 % 64) / 64 + 0.003 }

  /// Easings and tracks, by the length of what they look up.
  static func easings() -> [Curve] {
    [
      Curve("ease 64 × cubic Bézier", by: "repetition", [1, 2, 4, 8, 16]) { count in
        let easing = Easing.ease
        return { (0..<count).reduce(0) { sum, _ in sum + eased(easing) } }
      },
      Curve("ease 64 × linear()", by: "point", [4, 16, 64, 256, 1024]) { count in
        let easing = Easing.piecewiseLinear(
          PiecewiseLinearEasing(
            (0..<count).map { index in
              let share = Double(index) / Double(count - 1)
              return .init(share, share * share)
            }))
        return { eased(easing) }
      },
      Curve("value of a track", by: "key frame", [2, 8, 32, 128, 512, 2048]) { count in
        let track = SyntheticScene.track(count, to: 3)
        return { instants.reduce(0) { $0 + Int(track.value(at: $1) * 100) } }
      },
    ]
  }

  /// Frames and flattening, by nodes and by key frames.
  static func scenes() -> [Curve] {
    [
      Curve("frame", by: "node", [1, 4, 16, 64, 256, 1024]) { count in
        let scene = SyntheticScene.scene(nodes: count, keyFrames: 6)
        return { scene.frame(at: 0.7).nodes.count }
      },
      Curve("frame of 4 nodes", by: "key frame", [2, 8, 32, 128, 512]) { count in
        let scene = SyntheticScene.scene(nodes: 4, keyFrames: count)
        return { scene.frame(at: 0.7).nodes.count }
      },
      Curve("flattening", by: "node", [1, 4, 16, 64, 256]) { count in
        let scene = SyntheticScene.scene(nodes: count, keyFrames: 6)
        return { scene.flattened().nodes.count }
      },
      Curve("flattening of 4 nodes", by: "key frame", [2, 8, 32, 128, 512]) { count in
        let scene = SyntheticScene.scene(nodes: 4, keyFrames: count)
        return { scene.flattened().nodes.count }
      },
    ]
  }

  private static func eased(_ easing: Easing) -> Int {
    instants.reduce(0) { $0 + Int(easing.value(at: $1) * 1000) }
  }
}
