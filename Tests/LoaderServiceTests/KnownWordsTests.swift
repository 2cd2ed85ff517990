import Loaders
import Testing

@testable import LoaderService

@Suite struct KnownWordsTests {
  @Test(arguments: ["", "coins", "COIN swap", "  depth\tcoin ", "places"])
  func fitsWordsInAnyOrderAndCase(_ wanted: String) throws {
    #expect(KnownWords(try #require(LoaderRegistry.builtIn.first)).fit(wanted))
  }

  @Test(arguments: ["coins zzz", "coin-s"])
  func everyWordMustFit(_ wanted: String) throws {
    #expect(!KnownWords(try #require(LoaderRegistry.builtIn.first)).fit(wanted))
  }
}
