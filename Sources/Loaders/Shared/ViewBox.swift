internal import Geometry
internal import SceneGraph

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
  ///
  /// Bodies that keep to the stage even with every value at its worst need no look.
  var reached: Rect {
    let kept = stage.grown(by: stage.longerSide / 100_000)
    return nodes.reduce(stage) { extent, node in
      if kept.contains(node.reach(over: .whole).box) { return extent }
      return (0...Self.instants).reduce(extent) { extent, instant in
        extent.union(node.reach(over: .at(Double(instant) / Double(Self.instants))).box)
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
