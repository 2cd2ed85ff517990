import Testing

@testable import Loaders

@Suite struct CoinSignTests {
  static let drawn = CoinSign.allCases.filter { $0 != .none }

  @Test func noneHasNoOutline() {
    #expect(CoinSign.none.pathData == nil)
  }

  @Test(arguments: drawn) func outlineIsClosedSubpathsOfPlainCommands(sign: CoinSign) throws {
    let data = try #require(sign.pathData)
    let subpaths = data.split(separator: "z", omittingEmptySubsequences: false)
    #expect(subpaths.last?.isEmpty == true, "the last subpath is closed")
    for subpath in subpaths.dropLast() {
      #expect(subpath.first == "M" || subpath.first == "m")
      #expect(subpath.dropFirst().allSatisfy { "LlHhVvCcSsQqAa0123456789.- ".contains($0) })
    }
  }

  @Test(arguments: drawn) func numbersHaveAtMostOneDecimal(sign: CoinSign) throws {
    let data = try #require(sign.pathData)
    for tail in data.split(separator: ".").dropFirst() {
      #expect(tail.prefix { $0.isNumber }.count == 1)
    }
  }

  /// SVG 1.1 writes an arc as rx ry rotation large-arc-flag sweep-flag x y; here the rotation is 0
  /// and each flag stands apart, for readers that take "00" for one number.
  @Test(arguments: drawn) func arcFlagsStandApart(sign: CoinSign) throws {
    let data = try #require(sign.pathData)
    for arc in data.split(whereSeparator: { $0 == "A" || $0 == "a" }).dropFirst() {
      let words = arc.split(separator: " ")
      try #require(words.count >= 5)
      #expect(words[2] == "0")
      #expect(words[3] == "0" || words[3] == "1")
      #expect(["0", "1"].contains(words[4].split(separator: "-").first ?? ""))
    }
  }

  @Test(
    arguments: zip(
      [CoinSign.yen, .dollar, .euro, .pound, .won, .rupee, .bitcoin, .star],
      [89, 330, 200, 200, 200, 200, 330, 200]))
  func outlineKeepsItsBudgetOfBytes(sign: CoinSign, budget: Int) throws {
    #expect(try #require(sign.pathData).utf8.count <= budget)
  }

  @Test func noTwoSignsShareAnOutline() {
    #expect(Set(Self.drawn.compactMap(\.pathData)).count == 8)
  }
}
