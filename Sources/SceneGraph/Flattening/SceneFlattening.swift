internal import Geometry
internal import Timeline

extension Scene {
  /// Key frames with plain easings that stay close to the scene's own values.
  ///
  /// Positions stay within `accuracy` of the view box's longer side; factors within ten times
  /// `accuracy` of the least that they come to, or of a twentieth; opacities within five times,
  /// angles within 100 times it in degrees; the ends of a part of an outline within `accuracy` of
  /// the view box's longer side. Cubic easings that are cut at key frames stay exact.
  public func flattened(accuracy: Double = 0.0002) -> FlattenedScene {
    let isAlternating = timing.direction == .alternate || timing.direction == .alternateReverse
    let span = isAlternating ? 2.0 : 1.0
    var context = FlatteningContext(
      ramps: timing.ramps(overIterations: span),
      endProgress: endProgress(ofCyclesOf: span),
      isPlain: timing.easing == .linear && timing.direction == .normal
        && timing.iterationStart == 0,
      accuracy: accuracy, side: viewBox.longerSide)
    return FlattenedScene(
      viewBox: viewBox, background: background,
      playback: Playback(
        cycleDuration: timing.iterationDuration * span,
        cycleCount: timing.iterationCount / span, delay: timing.delay),
      nodes: nodes.map { $0.flattened(in: &context) },
      order: context.jumps(of: order))
  }
}

extension Scene {
  /// The progress that shows at the end of the last cycle of so many iterations; `nil` where
  /// there is none, or where the scene stops within a cycle.
  private func endProgress(ofCyclesOf span: Double) -> Double? {
    let cycles = timing.iterationCount / span
    guard cycles.isFinite, cycles > 0, cycles == cycles.rounded() else { return nil }
    return timing.state(at: timing.endTime).progress
  }
}

extension Node {
  func flattened(in context: inout FlatteningContext) -> FlattenedNode {
    let factorAccuracy = context.accuracy * 10
    let (x, y): (FlattenedValue, FlattenedValue)
    switch scale {
    case .uniform(let scale):
      x = context.value(scale, accuracy: factorAccuracy * scale.leastFactor)
      y = x
    case .uneven(let scaleX, let scaleY):
      x = context.value(scaleX, accuracy: factorAccuracy * scaleX.leastFactor)
      y = context.value(scaleY, accuracy: factorAccuracy * scaleY.leastFactor)
    }
    return FlattenedNode(
      id: id, position: position.flattened(in: &context),
      rotation: context.value(rotation, accuracy: context.accuracy * 100),
      scaleX: x, scaleY: y, opacity: context.value(opacity, accuracy: context.accuracy * 5),
      shape: shape, fill: fill, stroke: stroke, trim: trim?.flattened(along: shape, in: &context),
      children: children.map { $0.flattened(in: &context) })
  }
}

extension Position {
  func flattened(in context: inout FlatteningContext) -> FlattenedPosition {
    let accuracy = context.accuracy * context.side
    switch self {
    case .fixed(let point): return .fixed(point)
    case .coordinates(let x, let y):
      return .coordinates(
        x: context.value(x, accuracy: accuracy), y: context.value(y, accuracy: accuracy))
    case .along(let path, .track(let track, let timing), let turn) where path.length > 0:
      let motion = context.motion(along: path, track, timing)
      return .along(motion.turned(turn, shift: motion.shift))
    case .along: return .fixed(point(at: 0))
    }
  }
}

extension Trim {
  func flattened(along shape: Shape?, in context: inout FlatteningContext) -> FlattenedTrim {
    let length = shape?.outlineLength ?? 0
    let accuracy = length > 0 ? context.accuracy * context.side / length / 2 : context.accuracy
    return FlattenedTrim(
      start: context.value(start, accuracy: accuracy),
      length: context.value(self.length, accuracy: accuracy).withinUnit)
  }
}

extension FlattenedValue {
  /// The same value, but 0 where it is less, and 1 where it is more.
  fileprivate var withinUnit: FlattenedValue {
    func nearest(_ value: Double) -> Double { min(max(value, 0), 1) }
    switch self {
    case .constant(let value): return .constant(nearest(value))
    case .track(let track, let shift):
      if track.keyFrames.allSatisfy({ $0.value == nearest($0.value) }) { return self }
      let unit = Ramp(start: 0, end: 1, from: 0, to: 1, curve: .linear)
      let ramps = Ramps.composed(track.ramps, [unit], exactly: nearest)
      let end = track.keyFrames.last.map { nearest($0.value) }
      return .track(.plain(ramps, accuracy: 1e-6, end: end), shift: shift)
    }
  }
}

extension Animated<Double> {
  /// The magnitude of the least factor of a scaling, from a twentieth to 1.
  fileprivate var leastFactor: Double {
    switch self {
    case .constant: 1
    case .track(let track, _): track.keyFrames.reduce(1) { min($0, max(abs($1.value), 0.05)) }
    }
  }
}
