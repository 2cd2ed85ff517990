import Testing

@testable import Timeline

@Suite struct DecimalEdgesTests {
  @Test(arguments: [0, 1, -1, 0.5, 0.75, 1024, 3, -7.625, 0x1.FFFF_FFFF_FFFF_8p0, 1e15, 1e-300])
  func fewBitsStay(number: Double) {
    let short = Double(Float(number))
    #expect(short.roundedTo50Bits == short)
  }

  static let errors: [(Double, Double)] = [
    (2.4 / 0.8, 3), (0.1 + 0.2, 0.3), (0.7 * 10, 7), (4.35 * 100, 435), (1 / 49.0 * 49, 1),
  ]

  @Test(arguments: errors) func roundingErrorsGo(raw: Double, meant: Double) {
    #expect(raw.roundedTo50Bits == meant.roundedTo50Bits)
  }

  @Test func relativeErrorIsWithinItsBoundAndBitsAreFew() {
    var random = SplitMix64(seed: 11)
    let numbers = (0..<20_000).map { _ in Double.random(in: -1e6...1e6, using: &random) }
    #expect(numbers.allSatisfy { abs($0.roundedTo50Bits - $0) <= abs($0) * 0x1p-50 })
    #expect(numbers.allSatisfy { $0.roundedTo50Bits.significandBitPattern & 7 == 0 })
  }

  @Test(arguments: [Double.infinity, -.infinity, .greatestFiniteMagnitude, 1e300])
  func hugeNumbersStay(number: Double) {
    #expect(number.roundedTo50Bits == number)
  }

  @Test func noNumberStaysNone() {
    #expect(Double.nan.roundedTo50Bits.isNaN)
  }

  static let grids: [(Double, Double, Double)] = [
    (1.3, 0.25, 1.25), (1.3, 0.2, 1.25), (1.4, 0.25, 1.5), (-1.3, 1, -1), (5, 8, 8), (3, 8, 0),
    (0.3, 0, 0.3), (0.3, .infinity, 0.3), (1e308, 1e-300, 1e308),
  ]

  @Test(arguments: grids) func multiples(number: Double, width: Double, expected: Double) {
    #expect(number.rounded(toMultiplesOf: width) == expected)
  }

  @Test(arguments: [1.0, 0.1, 1234.5, -0.3, 1e-9, 1e12])
  func fourUnitsAreTheSameAndFiveAreNot(number: Double) {
    var other = number
    for _ in 0..<4 { other += number.ulp }
    #expect(number.isSame(as: other) && other.isSame(as: number))
    other += number.ulp
    #expect(!number.isSame(as: other) && !other.isSame(as: number))
  }

  @Test func infinityIsOnlyItself() {
    #expect(Double.infinity.isSame(as: .infinity))
    #expect(!Double.infinity.isSame(as: -.infinity))
    #expect(!Double.infinity.isSame(as: .greatestFiniteMagnitude))
    #expect(!Double.nan.isSame(as: .nan))
  }
}
