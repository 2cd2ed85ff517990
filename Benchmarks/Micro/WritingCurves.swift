import SceneGraph

@testable import Formats

/// From values to bytes: every format, frame states, and numbers.
enum WritingCurves {
  /// Every format of the list, in each of its techniques, by nodes and by key frames.
  static func encoders() -> [Curve] {
    FormatRegistry.builtIn.flatMap { format in
      let engines = format.options.contains(.engine) ? Engine.allCases : [.css]
      return engines.flatMap { engine in
        let name = engines.count > 1 ? "\(format.name) by \(engine.rawValue)" : format.name
        let options = FormatOptions(engine: engine)
        return [
          Curve("\(name)", by: "node", [1, 4, 16, 64, 256]) { count in
            let scene = SyntheticScene.scene(nodes: count, keyFrames: 6)
            return { (try? format.encode(scene, options).count) ?? 0 }
          },
          Curve("\(name) of 4 nodes", by: "key frame", [2, 8, 32, 128, 512]) { count in
            let scene = SyntheticScene.scene(nodes: 4, keyFrames: count)
            return { (try? format.encode(scene, options).count) ?? 0 }
          },
        ]
      }
    }
  }

  /// Frame states as JSON, by nodes and by frames.
  static func frames() -> [Curve] {
    [
      Curve("frame as JSON", by: "node", [1, 4, 16, 64, 256, 1024]) { count in
        let scene = SyntheticScene.scene(nodes: count, keyFrames: 6)
        let document = FrameDocument(loader: "synthetic", scene: scene)
        return { document.frame(at: .time(0.7)).count }
      },
      Curve("iteration as JSON", by: "frame", [2, 8, 32, 128]) { count in
        let scene = SyntheticScene.scene(nodes: 4, keyFrames: 6)
        let document = FrameDocument(loader: "synthetic", scene: scene)
        return { document.iteration(rate: Double(count) / 1.7).count }
      },
    ]
  }

  /// Numbers, by their decimals and by their digits before the point.
  static func numbers() -> [Curve] {
    [
      Curve("write 64 numbers", by: "decimal", [1, 2, 3, 4, 5, 6, 7, 8, 9]) { decimals in
        let values = (0..<64).map { Double($0) * 1.234567891 + 0.987654321 }
        return { written(values, decimals) }
      },
      Curve("write 64 whole numbers", by: "digit", [1, 2, 4, 8, 12, 16]) { digits in
        let most = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        let values = (0..<64).map { (most - 1 - Double($0) / 8).rounded(.down) }
        return { written(values, 3) }
      },
    ]
  }

  private static func written(_ values: [Double], _ decimals: Int) -> Int {
    var bytes: [UInt8] = []
    for value in values {
      DecimalText.append(value, decimals: decimals, leadingZero: true, to: &bytes)
    }
    return bytes.count
  }
}
