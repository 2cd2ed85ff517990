internal import SceneGraph
internal import Timeline

extension FlattenedTrim {
  /// Whether the whole outline is stroked always.
  var isWhole: Bool {
    if case .constant(let length) = length { length >= 1 } else { false }
  }

  /// The layers around a shape whose outline counts as 1 long, from the inside outwards.
  ///
  /// The part is a dash (SVG 2, section 13.5.6): a dash and its gap are as long as the whole outline, so that
  /// it goes on at the beginning where it leaves the end. Both are inherited by the shape.
  func layers(_ precision: SVGPrecision, allowsShift: Bool) -> [SVGLayer] {
    let layers = [
      SVGLayer(.dash, length, none: nil, precision, allowsShift: allowsShift),
      SVGLayer(.dashOffset, start.asDashOffset, none: 0, precision, allowsShift: allowsShift),
    ]
    return layers.compactMap(\.self)
  }
}

extension FlattenedValue {
  /// The offset into dashes of period 1 that makes a dash begin at this share; never negative,
  /// which some viewers take for 0.
  fileprivate var asDashOffset: FlattenedValue {
    switch self {
    case .constant(let start): return .constant(start.rounded(.up) - start)
    case .track(let track, let shift):
      let least = track.keyFrames.reduce(0) { max($0, $1.value) }.rounded(.up)
      let frames = track.keyFrames.map { KeyFrame($0.offset, least - $0.value, easing: $0.easing) }
      return .track(Track(first: frames[0], others: Array(frames.dropFirst())), shift: shift)
    }
  }
}
