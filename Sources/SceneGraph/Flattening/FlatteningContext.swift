internal import Geometry
internal import Timeline

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
  /// What was flattened before: bodies of a scene often have tracks in common.
  private var known: [(animated: Animated<Double>, accuracy: Double, value: FlattenedValue)] = []
  private var ways: [(path: MotionPath, distance: Animated<Double>, motion: FlattenedMotion)] = []

  init(
    ramps: [Ramp], endProgress: Double?, isPlain: Bool, accuracy: Double, side: Double
  ) {
    self.ramps = ramps
    self.endProgress = endProgress
    self.isPlain = isPlain
    self.accuracy = accuracy
    self.side = side
  }

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

  mutating func value(_ animated: Animated<Double>, accuracy: Double) -> FlattenedValue {
    guard case .track(let track, let timing) = animated else {
      return .constant(animated.value(at: 0))
    }
    for one in known where one.accuracy == accuracy && one.animated == animated {
      return one.value
    }
    let value = flattened(track, timing, of: animated, accuracy: accuracy)
    known.append((animated, accuracy, value))
    return value
  }

  private func flattened(
    _ track: Track<Double>, _ timing: Timing, of animated: Animated<Double>, accuracy: Double
  ) -> FlattenedValue {
    let (ramps, shift) = ramps(of: track, timing)
    let end = shift == 0 ? endProgress.map { animated.value(at: $0) } : nil
    let plain = Track.plain(ramps, accuracy: accuracy, end: end)
    let isStill = plain.keyFrames.allSatisfy { $0.value == plain.keyFrames[0].value }
    return isStill ? .constant(plain.keyFrames[0].value) : .track(plain, shift: shift)
  }

  /// The way along a path, not turned.
  mutating func motion(
    along path: MotionPath, _ track: Track<Double>, _ timing: Timing
  ) -> FlattenedMotion {
    let distance = Animated.track(track, timing)
    for one in ways where one.distance == distance && one.path == path { return one.motion }
    let accuracy = accuracy * side
    let joined = path.joined
    let (ramps, shift) = ramps(of: track, timing)
    let segments = joined.segmentRamps
    let legs = Ramps.pieces(ramps, segments) {
      Ramps.value(of: segments, at: $0)
    }.flatMap { ramp in
      let length = ramp.isConstant ? 1 : joined.segments[Int(min(ramp.from, ramp.to))].length
      return CubicFit.plain(ramp, accuracy: accuracy / length)
    }
    let end = endProgress.map { track.value(at: timing.trackProgress(at: $0)) }
    let motion = FlattenedMotion(
      path: joined, turn: .none,
      legs: (legs + joined.jump(to: shift == 0 ? end : nil, behind: legs)).map {
        FlattenedMotion.Leg($0, count: joined.segments.count)
      }, shift: shift)
    ways.append((path, distance, motion))
    return motion
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
