internal import Timeline

extension Track<Double> {
  /// From one value to another over the whole iteration.
  static func ramp(_ start: Double, _ end: Double, easing: Easing = .linear) -> Track {
    Track(KeyFrame(0, start, easing: easing), KeyFrame(1, end))
  }

  /// Once around, clockwise, at constant speed; in degrees, from an angle on.
  static func turn(from degrees: Double = 0, by angle: Double = 360) -> Track {
    ramp(degrees, degrees + angle)
  }

  /// From one value to another, reached at a share of the iteration, and back.
  static func swing(
    _ start: Double, _ end: Double, at middle: Double = 0.5, easing: Easing = .easeInOut
  ) -> Track {
    Track(
      KeyFrame(0, start, easing: easing), KeyFrame(middle, end, easing: easing),
      KeyFrame(1, start))
  }

  /// From one value to another and back within a share of the iteration, then at rest.
  static func beat(
    _ rest: Double, _ peak: Double, within share: Double, rising: Easing = .easeInOut,
    falling: Easing = .easeInOut
  ) -> Track {
    Track(
      KeyFrame(0, rest, easing: rising), KeyFrame(share / 2, peak, easing: falling),
      KeyFrame(share, rest), KeyFrame(1, rest))
  }
}
