/// How long each frame shows, in whole units of time.
enum FrameDelays {
  /// Spreads a time over frames so that the delays add up to exactly it.
  ///
  /// Frame k begins at k · total / count, rounded: no frame begins half a unit too early or late.
  static func spread(_ total: Int, over count: Int) -> [Int] {
    (0..<count).map { start(ofFrame: $0 + 1, total, count) - start(ofFrame: $0, total, count) }
  }

  /// When a frame begins, in the same units.
  static func start(ofFrame index: Int, _ total: Int, _ count: Int) -> Int {
    (2 * index * total + count) / (2 * count)
  }
}
