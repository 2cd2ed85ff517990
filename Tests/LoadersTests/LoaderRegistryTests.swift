import Testing

@testable import Loaders

@Suite struct LoaderRegistryTests {
  @Test func findsNamesAndAliases() throws {
    let registry = try LoaderRegistry([Coins(), Balls()])
    #expect(registry["coins"]?.loader.name == "coins")
    #expect(registry["coin"]?.loader.name == "coins")
    #expect(registry["ball"]?.loader.name == "balls")
    #expect(registry["Coins"] == nil)
    #expect(registry[""] == nil)
    #expect(registry.names == ["coins", "coin", "balls", "ball"])
  }

  @Test func refusesNamesTwice() {
    #expect(throws: RegistryError.nameTaken("coins")) {
      try LoaderRegistry([Coins(), Coins()])
    }
  }
}
