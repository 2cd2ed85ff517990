/// How a Lottie animation counts time: in frames from 0, fractions allowed.
///
/// The loop is a whole number of frames, since players that show only whole ones would cut it
/// short: count = round(cycle · rate), at least 1, and the rate told is count / cycle.
struct LottieClock: Hashable {
  /// The frames of one cycle.
  let frameCount: Int
  /// The frames of a second.
  let frameRate: Double

  /// Counts a cycle of some seconds at about so many frames a second.
  init(cycleDuration: Double, rate: Double) {
    let count = max(1, (cycleDuration * rate).rounded())
    frameCount = Int(count)
    frameRate = cycleDuration > 0 ? count / cycleDuration : rate
  }

  /// The time in frames of an offset in the cycle, 0 to 1, to a ten-thousandth of a frame.
  func time(at offset: Double) -> Double {
    SVGNumber.rounded(offset * Double(frameCount), 4)
  }
}
