/// A palette of few colours for many, and which of them each becomes.
///
/// Boxes of colours are cut at their mean where their colours vary most, weighed by pixels (median
/// cut by variance), and the means are then moved to the middle of what is nearest to them
/// (k-means). The same colours in the same order give the same palette.
struct PaletteReduction {
  /// A colour and how many pixels have it.
  struct Weighed {
    /// 0xFFRRGGBB.
    let color: UInt32
    /// The pixels.
    let count: Int
  }

  /// The colours that are left.
  private(set) var palette: [UInt32]
  /// The place in the palette for each of the given colours.
  private(set) var places: [Int]

  /// How often means are moved.
  static let rounds = 3

  /// Reduces colours to at most `limit`; those to keep stay where they occur.
  init(_ given: [Weighed], keeping kept: [UInt32], limit: Int) {
    guard given.count > limit else {
      palette = given.map(\.color)
      places = Array(given.indices)
      return
    }
    let occurring = Set(given.map(\.color))
    let fixed = Array(kept.filter(occurring.contains).prefix(limit / 2))
    let others = given.filter { !fixed.contains($0.color) }.map(Sample.init)
    var means = Self.cut(others, into: limit - fixed.count)
    let fixedMeans = fixed.map { Sample(Weighed(color: $0, count: 1)).mean }
    for _ in 0..<Self.rounds { means = Self.moved(means, beside: fixedMeans, by: others) }
    palette = fixed + means.map(\.color)
    let all = palette.map { Sample(Weighed(color: $0, count: 1)).mean }
    places = given.map { Self.nearest(to: Sample($0), among: all) }
  }

  private static func cut(_ samples: [Sample], into count: Int) -> [Mean] {
    var boxes = [Box(samples)]
    while boxes.count < count {
      guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
        let (low, high) = boxes[widest].halves
      else { break }
      boxes[widest] = low
      boxes.append(high)
    }
    return boxes.map(\.mean)
  }

  private static func moved(_ means: [Mean], beside fixed: [Mean], by samples: [Sample]) -> [Mean] {
    var sums = [Box.Sum](repeating: .init(), count: means.count)
    for sample in samples {
      let nearest = nearest(to: sample, among: fixed + means)
      if nearest >= fixed.count { sums[nearest - fixed.count].add(sample) }
    }
    return zip(means, sums).map { $1.weight == 0 ? $0 : $1.mean }
  }

  private static func nearest(to sample: Sample, among means: [Mean]) -> Int {
    var (nearest, least) = (0, Double.infinity)
    for (place, mean) in means.enumerated() {
      let distance = sample.distance(to: mean)
      if distance < least { (nearest, least) = (place, distance) }
    }
    return nearest
  }
}

/// A colour as a point, weighed: green counts more than red, and red more than blue, as for the eye.
private struct Sample {
  let values: SIMD3<Double>
  let weight: Double

  static let sensitivity = SIMD3(1.0, 1.4, 0.8)

  init(_ weighed: PaletteReduction.Weighed) {
    let channels = SIMD3(
      Double(weighed.color >> 16 & 255), Double(weighed.color >> 8 & 255),
      Double(weighed.color & 255))
    values = channels * Self.sensitivity
    weight = Double(weighed.count)
  }

  var mean: Mean { Mean(values: values) }

  func distance(to mean: Mean) -> Double {
    let difference = values - mean.values
    return (difference * difference).sum()
  }
}

/// A colour of the palette as a point.
private struct Mean {
  let values: SIMD3<Double>

  var color: UInt32 {
    let channels = values / Sample.sensitivity
    let rounded = [channels.x, channels.y, channels.z].map {
      UInt32(min(max($0.rounded(), 0), 255))
    }
    return rounded.reduce(0xff) { $0 << 8 | $1 }
  }
}

/// Colours that are near each other.
private struct Box {
  /// Sums over colours.
  struct Sum {
    private(set) var weight = 0.0
    private var values = SIMD3<Double>.zero
    private var squares = SIMD3<Double>.zero

    mutating func add(_ sample: Sample) {
      weight += sample.weight
      values += sample.values * sample.weight
      squares += sample.values * sample.values * sample.weight
    }

    var mean: Mean { Mean(values: values / weight) }
    /// The weighed sum of squared distances from the mean, by channel.
    var spread: SIMD3<Double> { squares - values * values / weight }
  }

  let samples: [Sample]
  let sum: Sum

  init(_ samples: [Sample]) {
    self.samples = samples
    var sum = Sum()
    for sample in samples { sum.add(sample) }
    self.sum = sum
  }

  var mean: Mean { sum.mean }
  var spread: Double { samples.count > 1 ? sum.spread.sum() : 0 }

  /// The colours below and above the mean of the channel that varies most.
  var halves: (Box, Box)? {
    let spread = sum.spread
    let channel = spread.indices.reduce(0) { spread[$0] < spread[$1] ? $1 : $0 }
    let middle = mean.values[channel]
    let low = samples.filter { $0.values[channel] < middle }
    let high = samples.filter { $0.values[channel] >= middle }
    return low.isEmpty || high.isEmpty ? nil : (Box(low), Box(high))
  }
}
