internal import Timeline

extension Track<Double> {
  /// middle + reach·cos(2π·periods·p), exact; it begins at middle + reach.
  static func cosine(_ middle: Double, _ reach: Double, periods: Int = 1) -> Track {
    stairs(
      (0...2 * periods).map { $0.isMultiple(of: 2) ? middle + reach : middle - reach },
      easing: .sineInOut)
  }

  /// From value to value, in equal shares of the iteration.
  static func stairs(_ values: [Double], easing: Easing = .easeInOut) -> Track {
    let frames = values.enumerated().map { index, value in
      KeyFrame(Double(index) / Double(max(values.count - 1, 1)), value, easing: easing)
    }
    return Track(first: frames.first ?? KeyFrame(0, 0), others: Array(frames.dropFirst()))
  }
}
