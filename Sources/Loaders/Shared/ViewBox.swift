internal import Geometry
internal import SceneGraph
internal import Timeline

extension Drawing {
  /// The stage, grown to whole units where a body leaves it at any time.
  var viewBox: Rect {
    let extent = extent ?? Self.extent(ofReached: reached, on: stage)
    return stage.contains(extent) ? stage : extent.union(stage).roundedOut(from: stage)
  }

  /// How often bodies are looked at in an iteration whose extent no loader tells.
  static let instants = 480

  /// What bodies surely keep to that reach so far at `instants` instants, evenly spread.
  ///
  /// A body that turns back between two of them may go a little beyond both: what leaves the stage
  /// may do so by a thousandth of the stage more.
  static func extent(ofReached reached: Rect, on stage: Rect) -> Rect {
    stage.grown(by: stage.longerSide / 100_000).contains(reached)
      ? stage : reached.grown(by: stage.longerSide / 1000)
  }

  /// The stage, and what the bodies reach of the plane at every one of the instants.
  var reached: Rect {
    nodes.reduce(stage) { extent, node in
      let reach = node.ownReach
      if node.isSurelyWithin(stage, reach: reach) { return extent }
      return (0...Self.instants).reduce(extent) { extent, instant in
        extent.union(node.footprint(at: Double(instant) / Double(Self.instants), reach: reach))
      }
    }
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// This rectangle rounded outwards, with each edge that only the margin moved put back.
  fileprivate func roundedOut(from stage: Rect) -> Rect {
    let margin = stage.longerSide / 1000 * 1.02
    let left = x >= stage.x - margin ? stage.x : x.rounded(.down)
    let top = y >= stage.y - margin ? stage.y : y.rounded(.down)
    let right = maxX <= stage.maxX + margin ? stage.maxX : maxX.rounded(.up)
    let bottom = maxY <= stage.maxY + margin ? stage.maxY : maxY.rounded(.up)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Node {
  /// The farthest distance from the anchor that the node and its children reach, unscaled.
  fileprivate var ownReach: Double {
    let shapeReach = (shape?.reach ?? 0) + (stroke?.width ?? 0) / 2
    return children.reduce(shapeReach) { reach, child in
      max(reach, child.position.largestDistance + child.ownReach * child.largestScale)
    }
  }

  fileprivate var largestScale: Double {
    switch scale {
    case .uniform(let scale): scale.largestMagnitude
    case .uneven(let x, let y): max(x.largestMagnitude, y.largestMagnitude)
    }
  }

  /// The upright square that the node keeps to at a progress, however it is turned.
  fileprivate func footprint(at progress: Double, reach: Double) -> Rect {
    let factors = scale.factors(at: progress)
    return Rect(
      around: position.point(at: progress),
      reach: reach * max(abs(factors.x), abs(factors.y)))
  }

  /// Whether the node stays in a rectangle even if it were at its largest everywhere.
  fileprivate func isSurelyWithin(_ stage: Rect, reach: Double) -> Bool {
    let reach = reach * largestScale
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

extension Position {
  /// A distance from the origin of the parent that the position never exceeds.
  fileprivate var largestDistance: Double {
    switch self {
    case .fixed(let point): return point.length
    case .coordinates(let x, let y): return Point(x.largestMagnitude, y.largestMagnitude).length
    case .along(let path, _, let turn):
      let way = path.bounds
      let corners = [
        Point(way.x, way.y), Point(way.maxX, way.y), Point(way.x, way.maxY),
        Point(way.maxX, way.maxY),
      ]
      let turned = Affine.rotation(degrees: turn.degrees, about: turn.center)
      return corners.map { turned($0).length }.reduce(0, max)
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
