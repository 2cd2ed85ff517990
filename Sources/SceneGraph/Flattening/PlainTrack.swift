public import Timeline

extension Track<Double> {
  /// Key frames with plain easings (linear, cubic within 0…1, or a jump) of pieces over 0…1.
  ///
  /// `end` is the value at the very end where a jump there may set it apart.
  static func plain(
    _ ramps: [Ramp], accuracy: Double, end: Double? = nil
  ) -> Track<Double> {
    let pieces = Ramps.merged(ramps.flatMap { CubicFit.plain($0, accuracy: accuracy) })
    var frames: [KeyFrame<Double>] = []
    var last: Ramp?
    for piece in pieces {
      if let last, !last.meets(piece) {
        if last.isConstant, let frame = frames.popLast() {
          frames.append(KeyFrame(frame.offset, frame.value, easing: .stepEnd))
        } else {
          frames.append(KeyFrame(last.end, last.to, easing: .stepEnd))
        }
      }
      frames.append(KeyFrame(piece.start, piece.from, easing: piece.plainEasing))
      last = piece
    }
    let end = end ?? last?.to ?? 0
    if let last, abs(last.to - end) > 1e-9 * max(1, abs(end)), let frame = frames.popLast() {
      if last.isConstant {
        frames.append(KeyFrame(frame.offset, frame.value, easing: .stepEnd))
      } else {
        frames += [frame, KeyFrame(1, last.to, easing: .stepEnd)]
      }
    }
    frames.append(KeyFrame(1, end))
    return Track(
      first: KeyFrame(0, frames[0].value, easing: frames[0].easing),
      others: Array(frames.dropFirst()))
  }

  /// The same key frames begun at a share of the iteration: value′(p) = value(p + share mod 1).
  public func advanced(by share: Double) -> Track<Double> {
    if share == 0 { return self }
    let ahead = Timing.ahead(by: share)
    let ramps = Ramps.composed(ahead.ramps(overIterations: 1), self.ramps) { value(at: $0) }
    return .plain(ramps, accuracy: 0)
  }
}

extension Ramp {
  var plainEasing: Easing {
    if isConstant { return .linear }
    if case .cubic(let curve) = curve { return .cubicBezier(curve) }
    return .linear
  }
}
