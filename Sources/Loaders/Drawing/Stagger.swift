internal import SceneGraph
internal import Timeline

extension Track<Double> {
  /// The track begun ahead by a share of the iteration, any number; what comes at its end wraps.
  ///
  /// Shares are rounded to ten-thousandths of the iteration, so that they are short in files.
  func ahead(by share: Double) -> Animated<Double> {
    let rounded = (share * 10_000).rounded() / 10_000
    let part = rounded - rounded.rounded(.down)
    return .track(self, part == 0 ? .wholeIteration : .ahead(by: part))
  }

  /// The track begun later by a share of the iteration: for what follows another body.
  func behind(by share: Double) -> Animated<Double> { ahead(by: -share) }
}
