import Testing

@testable import LoaderService

@Suite struct InstanceIdentifierTests {
  @Test(arguments: 0..<500)
  func isANameOfFiveCharacters(_ number: Int) throws {
    let prefix = InstanceIdentifier.prefix(loader: "coins", canonicalArguments: "scale=\(number)")
    #expect(prefix.wholeMatch(of: try Regex("[A-Za-z][A-Za-z0-9]{4}")) != nil)
  }

  @Test func differsWhereAnythingDiffers() {
    let prefixes = (0..<2000).flatMap { number in
      ["coins", "balls"].map {
        InstanceIdentifier.prefix(loader: $0, canonicalArguments: "scale=\(number)")
      }
    }
    #expect(Set(prefixes).count == 4000)
  }

  @Test func isTheSameAgain() {
    #expect(
      InstanceIdentifier.prefix(loader: "coins", canonicalArguments: "")
        == InstanceIdentifier.prefix(loader: "coins", canonicalArguments: ""))
  }
}
