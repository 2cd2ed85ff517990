internal import Geometry
internal import SceneGraph
internal import Timeline

extension Drawing {
  /// The stage, grown to whole units where a body leaves it at any time.
  ///
  /// The iteration is cut into 192 spans. Within a span a body is taken to be as large as at
  /// the larger of its ends, and half the way between the ends is added on every side: that
  /// covers what happens in between for any motion that does not turn sharply inside a span.
  var viewBox: Rect {
    let spans = 192
    let reached = nodes.reduce(stage) { extent, node in
      if node.isSurelyWithin(stage) { return extent }
      var extent = extent
      var last = node.footprint(at: 0)
      for span in 1...spans {
        let next = node.footprint(at: Double(span) / Double(spans))
        let slack = last.center.distance(to: next.center) / 2
        let reach = max(last.reach, next.reach)
        for center in [last.center, next.center] {
          extent = extent.union(Rect(around: center, reach: reach + slack))
        }
        last = next
      }
      return extent
    }
    return reached == stage ? stage : reached.roundedOut
  }
}

extension Node {
  /// The farthest distance from the anchor that the node and its children reach, unscaled.
  fileprivate var ownReach: Double {
    let shapeReach = (shape?.reach ?? 0) + (stroke?.width ?? 0) / 2
    return children.reduce(shapeReach) { reach, child in
      max(reach, child.position.point(at: 0).length + child.ownReach * child.largestScale)
    }
  }

  fileprivate var largestScale: Double {
    switch scale {
    case .uniform(let scale): scale.largestMagnitude
    case .uneven(let x, let y): max(x.largestMagnitude, y.largestMagnitude)
    }
  }

  fileprivate func footprint(at progress: Double) -> (center: Point, reach: Double) {
    let factors = scale.factors(at: progress)
    return (position.point(at: progress), ownReach * max(abs(factors.x), abs(factors.y)))
  }

  /// Whether the node stays in a rectangle even if it were at its largest everywhere.
  fileprivate func isSurelyWithin(_ stage: Rect) -> Bool {
    let reach = ownReach * largestScale
    switch position {
    case .fixed(let point): return stage.contains(Rect(around: point, reach: reach))
    case .along(let path, _, let turn) where turn.degrees == 0:
      let way = path.bounds
      return stage.contains(
        Rect(
          x: way.x - reach, y: way.y - reach, width: way.width + 2 * reach,
          height: way.height + 2 * reach))
    default: return false
    }
  }
}

extension Animated<Double> {
  fileprivate var largestMagnitude: Double {
    switch self {
    case .constant(let value): abs(value)
    case .track(let track, _): track.keyFrames.reduce(0) { max($0, abs($1.value)) }
    }
  }
}
