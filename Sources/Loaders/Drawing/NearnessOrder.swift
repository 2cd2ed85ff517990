internal import SceneGraph
internal import Timeline

extension Animated<[Int]> {
  /// How finely changes of the order are looked for; changes back within less are missed.
  private static let looks = 240

  /// The order in which bodies are drawn, the farthest first, by how near each one is at a progress.
  ///
  /// Equally near bodies keep the order of their numbers. Changes are told to a hundred-thousandth
  /// of the iteration; those within a six hundredth of its beginning are told there.
  static func byNearness(
    of count: Int, _ nearness: (_ body: Int, _ progress: Double) -> Double
  ) -> Animated<[Int]> {
    func order(_ progress: Double) -> [Int] {
      let values = (0..<count).map { nearness($0, progress) }
      return (0..<count).sorted { (values[$0], $0) < (values[$1], $1) }
    }
    // Looked at beside the instants at which bodies are likely to be equally near.
    let instants: [Double] = (0..<looks).map { (Double($0) + 0.382) / Double(looks) }
    var frames = [KeyFrame(0, order(instants[0]))]
    for (start, end) in zip(instants, instants.dropFirst()) {
      let last = order(end)
      var begin = start
      while let known = frames.last?.value, known != last {
        var (low, high) = (begin, end)
        while high - low > 1e-9 {
          let middle = (low + high) / 2
          if order(middle) == known { low = middle } else { high = middle }
        }
        frames.append(KeyFrame((high * 100_000).rounded() / 100_000, order(high)))
        begin = high
      }
    }
    return frames.count > 1
      ? .track(Track(first: frames[0], others: Array(frames.dropFirst())))
      : .constant(frames[0].value)
  }
}
