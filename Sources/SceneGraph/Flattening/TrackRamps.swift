internal import Timeline

extension Track<Double> {
  /// Track progress → value, as monotone pieces over 0…1.
  var ramps: [Ramp] {
    let frames = keyFrames
    var ramps: [Ramp] = []
    if let first = frames.first, first.offset > 0 {
      ramps.append(
        Ramp(start: 0, end: first.offset, from: first.value, to: first.value, curve: .linear))
    }
    for (frame, next) in zip(frames, frames.dropFirst()) where frame.offset < next.offset {
      if frame.easing == .linear {
        ramps.append(
          Ramp(
            start: frame.offset, end: next.offset, from: frame.value, to: next.value,
            curve: .linear))
        continue
      }
      ramps += frame.easing.ramps.map { piece in
        let width = next.offset - frame.offset
        let height = next.value - frame.value
        return Ramp(
          start: frame.offset + width * piece.start,
          end: piece.end == 1 ? next.offset : frame.offset + width * piece.end,
          from: frame.value + height * piece.from,
          to: piece.to == 1 ? next.value : frame.value + height * piece.to, curve: piece.curve)
      }
    }
    if let last = frames.last, last.offset < 1 {
      ramps.append(
        Ramp(start: last.offset, end: 1, from: last.value, to: last.value, curve: .linear))
    }
    return Ramps.merged(ramps)
  }
}

extension Track {
  /// Track progress → index of the key frame that counts, for a track that only jumps.
  var indexRamps: [Ramp] {
    let offsets = keyFrames.map(\.offset) + [1]
    return keyFrames.indices.compactMap { index in
      let start = index == 0 ? 0 : offsets[index]
      guard start < offsets[index + 1] else { return nil }
      return Ramp(
        start: start, end: offsets[index + 1], from: Double(index), to: Double(index),
        curve: .linear)
    }
  }
}
