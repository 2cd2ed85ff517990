import Testing

@testable import LoaderService

@Suite struct InstanceIdentifierTests {
  @Test(arguments: 0..<500)
  func isANameOfFiveCharacters(_ number: Int) throws {
    let prefix = InstanceIdentifier.prefix(loader: "coins", canonicalArguments: "scale=\(number)")
    #expect(prefix.wholeMatch(of: try Regex("[a-z][a-z0-9]{4}")) != nil)
  }

  @Test func differsWhereAnythingDiffers() {
    let prefixes = (0..<2000).flatMap { number in
      ["coins", "balls"].map {
        InstanceIdentifier.prefix(loader: $0, canonicalArguments: "scale=\(number)")
      }
    }
    // Of 4,000 among 26 · 36⁴, chance lets 0.18 coincide; more than two would be a bad hash.
    #expect(Set(prefixes).count >= 3998)
  }

  @Test func isTheSameAgain() {
    #expect(
      InstanceIdentifier.prefix(loader: "coins", canonicalArguments: "")
        == InstanceIdentifier.prefix(loader: "coins", canonicalArguments: ""))
  }
}
