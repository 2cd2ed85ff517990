/// The upper bounds by which lengths and times are counted; a last place has no bound.
enum CountingSteps {
  /// Lengths in bytes.
  static let bytes: InlineArray<7, Int64> = [
    0, 256, 1024, 4096, 16_384, 65_536, 1_048_576,
  ]

  /// Times in nanoseconds, from 0.1 ms to 5 s.
  static let nanoseconds: InlineArray<15, Int64> = [
    100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000,
    50_000_000, 100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000,
    5_000_000_000,
  ]

  /// The same times in seconds.
  static var seconds: [Double] { nanoseconds.indices.map { Double(nanoseconds[$0]) / 1e9 } }

  /// The place of the first bound that a value does not exceed.
  static func place<let count: Int>(of value: Int64, in bounds: InlineArray<count, Int64>) -> Int {
    for place in 0..<count where value <= bounds[place] { return place }
    return count
  }
}
