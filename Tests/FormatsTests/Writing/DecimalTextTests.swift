import Foundation
import Testing

@testable import Formats

@Suite struct DecimalTextTests {
  private func text(_ value: Double, _ decimals: Int, leadingZero: Bool = true) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(value, decimals: decimals, leadingZero: leadingZero, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The digits of a number's exact value: every double is a finite decimal fraction.
  private func exactDigits(_ value: Double) -> (whole: [UInt8], fraction: [UInt8]) {
    var whole: [UInt8] = []
    var integer = UInt64(value)
    while integer > 0 {
      whole.insert(UInt8(integer % 10), at: 0)
      integer /= 10
    }
    // The fraction in binary digits, then times 10 digit by digit; no rounding anywhere.
    var bits: [UInt8] = []
    var rest = value - Double(UInt64(value))
    while rest > 0 {
      rest *= 2
      bits.append(rest >= 1 ? 1 : 0)
      if rest >= 1 { rest -= 1 }
    }
    var fraction: [UInt8] = []
    while bits.contains(1) {
      var carry: UInt8 = 0
      for index in bits.indices.reversed() {
        let sum = bits[index] * 10 + carry
        bits[index] = sum & 1
        carry = sum >> 1
      }
      fraction.append(carry)
    }
    return (whole, fraction)
  }

  /// Schoolbook rounding of the exact digits, halves away from 0, zeros at the end left out.
  private func expected(_ value: Double, _ decimals: Int) -> String {
    let (whole, fraction) = exactDigits(value.magnitude)
    var digits = [0] + whole + (0..<decimals).map { $0 < fraction.count ? fraction[$0] : 0 }
    if decimals < fraction.count, fraction[decimals] >= 5 {
      var place = digits.count - 1
      while digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      digits[place] += 1
    }
    var tail = digits.suffix(decimals)
    var head = digits.dropLast(decimals)
    while tail.last == 0 { tail.removeLast() }
    while head.first == 0, head.count > 1 { head.removeFirst() }
    let number =
      head.map { "\($0)" }.joined() + (tail.isEmpty ? "" : "." + tail.map { "\($0)" }.joined())
    return value < 0 && number != "0" ? "-" + number : number
  }

  @Test(arguments: 0...9) func isNearestToTheExactValue(_ decimals: Int) {
    var numbers = SeededNumbers(seed: UInt64(decimals))
    let scale = pow(10, Double(decimals))
    for _ in 0..<300 {
      let near = (numbers.double(in: 0...5e4).rounded() + 0.5) / scale
      let candidates = [
        near, near.nextUp, near.nextDown, -near, numbers.double(in: -1...1),
        numbers.double(in: -1e6...1e6), numbers.double(in: 0...1e12),
        pow(2, numbers.double(in: -40...50).rounded()),
      ]
      for value in candidates {
        #expect(text(value, decimals) == expected(value, decimals), "\(value) to \(decimals)")
      }
    }
  }

  @Test(
    arguments: [
      (1.005, 2, "1"), (1.115, 2, "1.11"), (0.285, 2, "0.28"), (2.5, 0, "3"), (0.125, 2, "0.13"),
      (-0.125, 2, "-0.13"), (0.9999999999, 9, "1"), (999.9996, 3, "1000"), (-1e-9, 6, "0"),
      (0.000_000_5, 6, "0"), (0.000_000_500_000_1, 6, "0.000001"),
      (12_345_678_901.9, 9, "12345678901.899999619"),
      (4_503_599_627_370_495.5, 1, "4503599627370495.5"),
      (9_007_199_254_740_992, 3, "9007199254740992"),
    ])
  func knownCases(_ value: Double, _ decimals: Int, _ expected: String) {
    #expect(text(value, decimals) == expected)
  }

  @Test func zeroHasNoSign() {
    for decimals in 0...9 {
      #expect(text(-0.0, decimals) == "0")
      #expect(text(-1e-12, decimals, leadingZero: false) == "0")
    }
  }

  @Test(arguments: [1e15, 1e19, 9.3e18, 1.5e22, 1e300, Double.greatestFiniteMagnitude])
  func largeNumbersAreWrittenOut(_ value: Double) {
    for number in [value, -value] {
      let text = text(number, 6)
      #expect(text.wholeMatch(of: /-?[0-9]+/) != nil)
      #expect(Double(text) == number)
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func whatIsNoNumberIsZero(_ value: Double) {
    #expect(text(value, 3) == "0")
  }

  @Test func leavesTheZeroBeforeThePointOut() {
    #expect(text(0.25, 3, leadingZero: false) == ".25")
    #expect(text(-0.25, 3, leadingZero: false) == "-.25")
    #expect(text(10.25, 3, leadingZero: false) == "10.25")
    #expect(text(0, 3, leadingZero: false) == "0")
  }
}
