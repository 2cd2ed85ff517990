extension Easing {
  /// The least and the greatest output over the inputs 0 to 1; what overshoots leaves 0 to 1.
  public var outputRange: ClosedRange<Double> {
    switch self {
    case .linear, .steps, .sineIn, .sineOut, .sineInOut: return 0...1
    case .cubicBezier(let curve):
      guard curve.overshoots else { return 0...1 }
      let turns = curve.turningParameters.map { curve.value(at: curve.input(atParameter: $0)) }
      return min(0, turns.min() ?? 0)...max(1, turns.max() ?? 1)
    case .piecewiseLinear(let pieces):
      let outputs =
        pieces.points.filter { (0...1).contains($0.input) }.map(\.output)
        + [pieces.value(at: 0), pieces.value(at: 1)]
      return (outputs.min() ?? 0)...(outputs.max() ?? 1)
    }
  }
}

extension Track<Double> {
  /// The least and the greatest value over the progress 0 to 1, what overshoots included.
  public var valueRange: ClosedRange<Double> {
    var low = keyFrames[0].value
    var high = low
    for (frame, next) in zip(keyFrames, keyFrames.dropFirst()) {
      let range = frame.easing.outputRange
      for output in [range.lowerBound, range.upperBound, 1] {
        let value = frame.value + (next.value - frame.value) * output
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low...high
  }
}
