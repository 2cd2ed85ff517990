internal import Timeline

extension Timing {
  /// Input time → eased progress over `span` iterations from the iteration start on.
  ///
  /// The input of the pieces runs from 0 to 1 over the span; delay and fill are left aside.
  func ramps(overIterations span: Double) -> [Ramp] {
    let first = iterationStart
    let last = first + span
    var ramps: [Ramp] = []
    var begin = first
    while begin < last {
      let iteration = begin.rounded(.down)
      let end = min(iteration + 1, last)
      let forwards = direction.isForwards(inIteration: iteration)
      let (from, to) = (begin - iteration, end - iteration)
      let outer = Ramp(
        start: (begin - first) / span, end: (end - first) / span,
        from: forwards ? from : 1 - from, to: forwards ? to : 1 - to, curve: .linear)
      ramps += Ramps.composed([outer], easing.ramps) { easing.value(at: $0) }
      begin = end
    }
    return ramps
  }

  /// Scene progress 0…1 → track progress, for a timing that counts in iterations of its scene.
  var trackRamps: [Ramp] {
    let active = activeDuration
    guard active > 0, active.isFinite else {
      let value = trackProgress(at: 0)
      return [Ramp(start: 0, end: 1, from: value, to: value, curve: .linear)]
    }
    var ramps: [Ramp] = []
    if delay > 0 {
      let value = trackProgress(at: 0)
      ramps.append(Ramp(start: 0, end: min(delay, 1), from: value, to: value, curve: .linear))
    }
    ramps += self.ramps(overIterations: iterationCount).compactMap { ramp in
      var ramp = ramp
      ramp.start = delay + ramp.start * active
      ramp.end = delay + ramp.end * active
      guard ramp.end > 0, ramp.start < 1 else { return nil }
      let width = ramp.end - ramp.start
      return ramp.part(
        from: max(-ramp.start / width, 0), to: min((1 - ramp.start) / width, 1))
    }
    if delay + active < 1 {
      let value = trackProgress(at: 1)
      ramps.append(
        Ramp(start: max(delay + active, 0), end: 1, from: value, to: value, curve: .linear))
    }
    return ramps
  }
}
