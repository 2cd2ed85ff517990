import Testing

@testable import Formats

@Suite struct SVGNumberTests {
  @Test(
    arguments: [
      ([1.0, 2], "1 2"), ([1, -2, 0.5], "1-2 .5"), ([0.5, 0.25], ".5 .25"),
      ([-0.001, -0.5], "0-.5"), ([], ""), ([100], "100"),
    ])
  func tellsNumbersApart(_ numbers: [Double], _ text: String) throws {
    #expect(SVGNumber.list(numbers, 2) == text)
    #expect(try TransformList.numbers(in: text).count == numbers.count)
  }

  @Test(arguments: 0...6) func roundsToWhatItWrites(_ decimals: Int) {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<500 {
      let value = numbers.double(in: -1000...1000)
      #expect(Double(SVGNumber.text(value, decimals)) == SVGNumber.rounded(value, decimals))
    }
  }
}
