import Foundation
import Testing

@testable import Formats

/// Numbers held against exact integer arithmetic: many of them, where `DecimalTextTests` takes few
/// and holds them against digits that are got by hand.
@Suite struct DecimalDigitsTests {
  /// How many numbers are looked at in each case; tens of millions where the environment says so.
  private static let count =
    ProcessInfo.processInfo.environment["LOADERD_NUMBERS"].flatMap { Int($0) } ?? 20_000

  @Test(arguments: 0...9) func isExactlyRoundedAndShortest(_ decimals: Int) {
    var numbers = SeededNumbers(seed: 1000 + UInt64(decimals))
    var wrong: [Double] = []
    for _ in 0..<Self.count {
      let value = number(&numbers, decimals)
      if !isRight(value, decimals) { wrong.append(value) }
    }
    #expect(wrong == [])
  }

  /// A number of any size below 2⁶³: one in two near a tie, where rounding is hardest.
  private func number(_ numbers: inout SeededNumbers, _ decimals: Int) -> Double {
    let exponent = Int.random(in: -40...62, using: &numbers)
    let size = Double(sign: .plus, exponent: exponent, significand: 1)
    let value = numbers.double(in: -1...1) * size
    guard Bool.random(using: &numbers) else { return value }
    let power = pow(10, Double(decimals))
    let tie = ((value * power).rounded(.down) + 0.5) / power
    return [tie, tie.nextUp, tie.nextDown][Int.random(in: 0...2, using: &numbers)]
  }

  private func isRight(_ value: Double, _ decimals: Int) -> Bool {
    guard value.magnitude < 0x1p63 else { return true }
    let text = DecimalDigits(value, decimals: decimals, leadingZero: true).text
    var bytes = Array(text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? Array(parts[1]) : []
    // Shortest: no point without decimals, no zero behind them, none before others.
    guard parts.count <= 2, parts.count == 1 || !fraction.isEmpty, fraction.count <= decimals,
      fraction.last != UInt8(ascii: "0"),
      parts[0].count == 1 || parts[0].first != UInt8(ascii: "0")
    else { return false }
    let zeros = Array(repeating: UInt8(ascii: "0"), count: decimals - fraction.count)
    let units = (parts[0] + fraction + zeros).reduce(UInt128(0)) { $0 * 10 + UInt128($1 - 48) }
    return units == exactUnits(value.magnitude, decimals)
      && isNegative == (value < 0 && units > 0)
  }

  /// |value|·10^decimals to the nearest whole number, halves up: a double is m·2^e.
  private func exactUnits(_ value: Double, _ decimals: Int) -> UInt128 {
    if value == 0 { return 0 }
    let exponent = Int(value.exponent) - 52
    let scaled =
      UInt128(value.significand * 0x1p52)
      * (0..<decimals).reduce(UInt128(1)) { power, _ in power * 10 }
    if exponent >= 0 { return scaled << UInt128(exponent) }
    // What is scaled has at most 83 bits.
    if exponent < -100 { return 0 }
    let half = UInt128(1) << UInt128(-exponent - 1)
    return (scaled + half) >> UInt128(-exponent)
  }
}
