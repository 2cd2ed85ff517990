internal import Timeline

/// A time through which a layer shows.
struct LottieSpan: Hashable {
  /// The whole frames that hold the time.
  let frames: Range<Int>
  /// When it shows within them, in per cent of its opacity; `nil` for all the time.
  let visibility: LottieProperty?

  /// The times through which a copy of a body shows, by its visibility over the cycle, 0 or 1.
  static func all(_ visibility: Track<Double>?, _ clock: LottieClock) -> [LottieSpan] {
    guard let frames = visibility?.keyFrames else {
      return [LottieSpan(0, Double(clock.frameCount), clock)]
    }
    let ends = frames.dropFirst().map(\.offset) + [1]
    return zip(frames, ends).compactMap { frame, end in
      let (begin, end) = (clock.time(at: frame.offset), clock.time(at: end))
      return frame.value > 0 && begin < end ? LottieSpan(begin, end, clock) : nil
    }
  }

  /// Layers begin and end with whole frames, as some players round them; a time that does not is
  /// kept to by opacities that jump.
  private init(_ begin: Double, _ end: Double, _ clock: LottieClock) {
    frames = Int(begin.rounded(.down))..<Int(end.rounded(.up))
    if Double(frames.lowerBound) == begin, Double(frames.upperBound) == end {
      visibility = nil
      return
    }
    var jumps = [LottieKeyFrame(0, [begin > 0 ? 0 : 100], .stepEnd)]
    if begin > 0 { jumps.append(LottieKeyFrame(begin, [100], .stepEnd)) }
    let last = Double(clock.frameCount)
    if end < last { jumps.append(LottieKeyFrame(end, [0], .stepEnd)) }
    jumps.append(LottieKeyFrame(last, [end < last ? 0 : 100], .stepEnd))
    visibility = LottieProperty(jumps)
  }

  /// A layer that shows through this time alone.
  func applied(to layer: LottieLayer, _ composer: inout LottieComposer) -> LottieLayer {
    var layer = layer
    (layer.begin, layer.end) = (frames.lowerBound, frames.upperBound)
    guard let visibility else { return layer }
    if !layer.transform.isOpaque { layer = composer.wrapped(layer, as: "\(layer.name)-layer") }
    layer.transform.opacity = visibility
    return layer
  }
}
