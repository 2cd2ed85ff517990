import Testing

@testable import Loaders

@Suite struct WholeNumberPatternTests {
  /// Every number around a range matches exactly where it belongs to it.
  @Test(arguments: [0...0, 0...9, 0...10, 1...60, 7...8, 5...105, 100...6000, 99...101, 190...2001])
  func matchesExactlyTheRange(_ range: ClosedRange<Int>) throws {
    let expression = try Regex("^\(WholeNumberPattern.of(range))$")
    for number in max(0, range.lowerBound - 120)...(range.upperBound + 1200) {
      #expect(("\(number)".firstMatch(of: expression) != nil) == range.contains(number))
    }
  }

  @Test(
    arguments: [
      ("1", true), ("1.5", true), ("59.999", true), ("60", true), ("60.1", false), ("0.5", false),
      ("61", false), ("1.", false), ("01", false), ("1e1", false), ("", false),
    ])
  func decimalsKeepToTheWholeNumbersOfTheRange(_ text: String, _ matches: Bool) throws {
    let expression = try Regex("^\(WholeNumberPattern.decimal(0.1...60))$")
    #expect((text.firstMatch(of: expression) != nil) == matches)
  }
}
