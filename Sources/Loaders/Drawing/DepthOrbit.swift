internal import Geometry
internal import SceneGraph
internal import Timeline

/// Bodies evenly on a circle that is seen from the side: what is nearer is larger and in front.
///
/// With θ = 2π(p + i/n) body i of n is at center + (radiusX·cos θ, radiusY·sin θ) and drawn
/// 1 + depth·sin θ times as large: it begins at the right, passes in front to the left, and behind
/// back to the right.
struct DepthOrbit {
  let count: Int
  var center = Point(50, 50)
  /// Half of the circle's width, in units of the stage.
  let radiusX: Double
  /// Half of the height of what is seen of the circle; negative looks at it from below.
  var radiusY = 0.0
  /// By how much the nearest body is larger, and the farthest smaller.
  var depth = 0.3

  private static let cosine = Track(
    KeyFrame(0, 1.0, easing: .sineInOut), KeyFrame(0.5, -1, easing: .sineInOut), KeyFrame(1, 1))

  /// offset + factor·cos θ.
  private func cosine(_ index: Int, _ offset: Double, _ factor: Double, ahead: Double = 0)
    -> Animated<Double>
  {
    let frames = Self.cosine.keyFrames.map {
      KeyFrame($0.offset, offset + factor * $0.value, easing: $0.easing)
    }
    let track = Track(first: frames[0], others: Array(frames.dropFirst()))
    return track.ahead(by: Double(index) / Double(count) + ahead)
  }

  /// Where a body is.
  func position(_ index: Int) -> Position {
    let x = cosine(index, center.x, radiusX)
    if radiusY == 0 { return .coordinates(x: x, y: .constant(center.y)) }
    return .coordinates(x: x, y: cosine(index, center.y, radiusY, ahead: 0.75))
  }

  /// How large a body is.
  func scale(_ index: Int) -> Scaling {
    depth == 0 ? .none : .uniform(cosine(index, 1, depth, ahead: 0.75))
  }

  /// The order in which the bodies are drawn: those of the far half before those of the near one.
  ///
  /// Within a half bodies keep their order; they must not touch there. A body changes at the very
  /// ends of the circle.
  var order: Animated<[Int]> {
    // In half steps of a body's lead the halves hold the same bodies throughout.
    let steps = 2 * count
    var frames: [KeyFrame<[Int]>] = []
    for step in 0..<steps {
      let halves = (0..<count).map { (step + 2 * $0) % steps < count }
      let order = halves.indices.filter { !halves[$0] } + halves.indices.filter { halves[$0] }
      if frames.last?.value != order {
        frames.append(KeyFrame(Double(step) / Double(steps), order))
      }
    }
    return frames.count > 1
      ? .track(Track(first: frames[0], others: Array(frames.dropFirst())))
      : .constant(Array(0..<count))
  }

  /// All that bodies of a radius reach.
  func extent(radius: Double) -> Rect {
    let x = (radiusX * radiusX + radius * radius * depth * depth).squareRoot() + radius
    let bottom = abs(radiusY + radius * depth) + radius
    let top = abs(radiusY - radius * depth) + radius
    return Rect(x: center.x - x, y: center.y - top, width: 2 * x, height: top + bottom)
  }
}
