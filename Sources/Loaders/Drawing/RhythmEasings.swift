internal import Timeline

extension Easing {
  /// Slower at both ends, without a stop: for what goes round and round.
  static let swelling = Easing.cubicBezier(CubicBezierEasing(0.5, 0.2, 0.5, 0.8))
  /// At rest at both ends and quick between them: for what goes from place to place.
  static let brisk = Easing.cubicBezier(CubicBezierEasing(0.65, 0, 0.35, 1))
}
