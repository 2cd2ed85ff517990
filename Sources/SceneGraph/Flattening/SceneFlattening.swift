internal import Geometry
internal import Timeline

extension Scene {
  /// Key frames with plain easings that stay close to the scene's own values.
  ///
  /// Positions stay within `accuracy` of the view box's longer side; factors within ten times
  /// `accuracy` of the least that they come to, or of a twentieth; opacities within five times, angles within 100 times it in degrees. Cubic easings
  /// that are cut at key frames stay exact.
  public func flattened(accuracy: Double = 0.0002) -> FlattenedScene {
    let isAlternating = timing.direction == .alternate || timing.direction == .alternateReverse
    let span = isAlternating ? 2.0 : 1.0
    let context = FlatteningContext(
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
      nodes: nodes.map { $0.flattened(in: context) },
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

/// What the flattening of every value of a scene has in common.
struct FlatteningContext {
  /// Cycle time → scene progress.
  let ramps: [Ramp]
  /// The scene progress at the end of the last cycle; `nil` where there is none.
  let endProgress: Double?
  /// Whether cycle time is scene progress.
  let isPlain: Bool
  let accuracy: Double
  let side: Double

  /// The pieces of a track over the cycle, and the shift by which they are begun ahead.
  func ramps(of track: Track<Double>, _ timing: Timing) -> (ramps: [Ramp], shift: Double) {
    let shift = timing.iterationStart.truncatingRemainder(dividingBy: 1)
    if isPlain, timing == .ahead(by: timing.iterationStart) {
      return (track.ramps, shift)
    }
    return (Ramps.composed(progress(of: timing), track.ramps) { track.value(at: $0) }, 0)
  }

  /// Cycle time → progress of a track with a timing of its own.
  private func progress(of timing: Timing) -> [Ramp] {
    Ramps.composed(ramps, timing.trackRamps) { progress in
      timing.trackProgress(at: min(max(progress, 0), 1))
    }
  }

  func value(_ animated: Animated<Double>, accuracy: Double) -> FlattenedValue {
    guard case .track(let track, let timing) = animated else {
      return .constant(animated.value(at: 0))
    }
    let (ramps, shift) = ramps(of: track, timing)
    let end = shift == 0 ? endProgress.map { animated.value(at: $0) } : nil
    let plain = Track.plain(ramps, accuracy: accuracy, end: end)
    let isStill = plain.keyFrames.allSatisfy { $0.value == plain.keyFrames[0].value }
    return isStill ? .constant(plain.keyFrames[0].value) : .track(plain, shift: shift)
  }

  func jumps(of animated: Animated<[Int]>) -> Track<[Int]> {
    guard case .track(let track, let timing) = animated else {
      return Track(KeyFrame(0, animated.discreteValue(at: 0), easing: .stepEnd))
    }
    let pieces = Ramps.composed(progress(of: timing), track.indexRamps) {
      Double(track.index(at: $0))
    }
    let frames = pieces.map {
      KeyFrame($0.start, track.keyFrames[Int($0.from)].value, easing: Easing.stepEnd)
    }
    let end = endProgress.map { animated.discreteValue(at: $0) }
    let last = end.flatMap { $0 == frames[frames.count - 1].value ? nil : [KeyFrame(1, $0)] }
    return Track(first: frames[0], others: frames.dropFirst() + (last ?? []))
  }
}

extension Node {
  func flattened(in context: FlatteningContext) -> FlattenedNode {
    let factorAccuracy = context.accuracy * 10
    let (x, y): (Animated<Double>, Animated<Double>) =
      switch scale {
      case .uniform(let scale): (scale, scale)
      case .uneven(let x, let y): (x, y)
      }
    return FlattenedNode(
      id: id, position: position.flattened(in: context),
      rotation: context.value(rotation, accuracy: context.accuracy * 100),
      scaleX: context.value(x, accuracy: factorAccuracy * x.leastFactor),
      scaleY: context.value(y, accuracy: factorAccuracy * y.leastFactor),
      opacity: context.value(opacity, accuracy: context.accuracy * 5), shape: shape, fill: fill,
      stroke: stroke, children: children.map { $0.flattened(in: context) })
  }
}

extension Position {
  func flattened(in context: FlatteningContext) -> FlattenedPosition {
    let accuracy = context.accuracy * context.side
    switch self {
    case .fixed(let point): return .fixed(point)
    case .coordinates(let x, let y):
      return .coordinates(
        x: context.value(x, accuracy: accuracy), y: context.value(y, accuracy: accuracy))
    case .along(let path, .track(let track, let timing), let turn) where path.length > 0:
      let joined = path.joined
      let (ramps, shift) = context.ramps(of: track, timing)
      let segments = joined.segmentRamps
      let legs = Ramps.pieces(ramps, segments) {
        Ramps.value(of: segments, at: $0)
      }.flatMap { ramp in
        let length = ramp.isConstant ? 1 : joined.segments[Int(min(ramp.from, ramp.to))].length
        return CubicFit.plain(ramp, accuracy: accuracy / length)
      }
      let end = context.endProgress.map { track.value(at: timing.trackProgress(at: $0)) }
      return .along(
        FlattenedMotion(
          path: joined, turn: turn,
          legs: (legs + joined.jump(to: shift == 0 ? end : nil, behind: legs)).map {
            FlattenedMotion.Leg($0, count: joined.segments.count)
          }, shift: shift))
    case .along: return .fixed(point(at: 0))
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
