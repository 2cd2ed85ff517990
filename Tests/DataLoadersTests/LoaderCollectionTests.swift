import DataLoaders
import Loaders
import Testing

@Suite struct LoaderCollectionTests {
  private func file(_ name: String, _ members: [String: String] = [:]) -> LoaderFile {
    guard case .bytes(let bytes) = TestFiles.small(members).content else {
      return LoaderFile(name: name, content: .tooLong)
    }
    return LoaderFile(name: name, bytes: bytes)
  }

  private let bad = LoaderFile(name: "a.json", bytes: Array("{".utf8))

  @Test func comesBehindTheBuiltInOnes() throws {
    let collection = LoaderCollection(
      LoaderRegistry.builtIn, files: [file("b.json", ["name": "\"b\""]), file("a.json")])
    let names = LoaderRegistry.builtIn.map(\.name)
    #expect(collection.loaders.map(\.name) == names + ["small", "b"])
    #expect(collection.outcomes.map(\.file) == ["a.json", "b.json"])
    _ = try LoaderRegistry(collection.loaders)
  }

  @Test func aFaultyFileIsLeftOut() {
    let collection = LoaderCollection([], files: [bad, file("b.json")])
    #expect(collection.loaders.map(\.name) == ["small"])
    #expect(collection.outcomes.map { $0.loader?.name } == [nil, "small"])
    #expect(collection.outcomes[0].faults.count == 1 && !collection.outcomes[0].isKept)
  }

  @Test func theLastGoodVersionGoesOn() {
    let first = LoaderCollection([], files: [file("a.json")])
    let second = LoaderCollection([], files: [bad], earlier: first)
    #expect(second.loaders.map(\.name) == ["small"])
    #expect(second.outcomes[0].isKept && second.outcomes[0].faults.count == 1)
    let third = LoaderCollection([], files: [bad], earlier: second)
    #expect(third.loaders.map(\.name) == ["small"])
    let unreadable = LoaderFile(name: "a.json", content: .unreadable(reason: "vanished"))
    #expect(LoaderCollection([], files: [unreadable], earlier: third).outcomes[0].isKept)
    #expect(LoaderCollection([], files: [], earlier: third).loaders.isEmpty)
    let mended = LoaderCollection([], files: [file("a.json", ["title": "\"New\""])], earlier: third)
    #expect(mended.loaders.map(\.title) == ["New"] && !mended.outcomes[0].isKept)
  }

  /// Files of one name in two directories have nothing to do with each other.
  @Test func aGoodVersionOfAnotherDirectoryDoesNotCount() {
    let first = LoaderCollection([], files: [file("a.json")], of: "one")
    #expect(first.directory == "one")
    let other = LoaderCollection([], files: [bad], of: "two", earlier: first)
    #expect(other.loaders.isEmpty && !other.outcomes[0].isKept)
    let same = LoaderCollection([], files: [bad], of: "one", earlier: first)
    #expect(same.outcomes[0].isKept)
  }

  /// A name that another file has is not free, not even for what was good before.
  @Test func aKeptVersionGivesWayToOthers() {
    let first = LoaderCollection([], files: [file("b.json")])
    let broken = LoaderFile(name: "b.json", bytes: Array("{".utf8))
    let second = LoaderCollection([], files: [file("a.json"), broken], earlier: first)
    #expect(second.loaders.count == 1)
    #expect(second.outcomes.map { $0.loader != nil } == [true, false])
  }

  @Test(arguments: ["balls", "ball"])
  func builtInNamesAreRefused(name: String) {
    let collection = LoaderCollection(
      LoaderRegistry.builtIn, files: [file("a.json", ["name": "\"\(name)\""])])
    #expect(collection.outcomes[0].faults.map(\.problem) == [.taken])
    #expect(collection.outcomes[0].faults.map(\.pointer) == ["/name"])
    #expect(collection.loaders.count == LoaderRegistry.builtIn.count)
  }

  @Test func theSameNameTwiceIsRefused() {
    let collection = LoaderCollection(
      [], files: [file("a.json"), file("b.json", ["name": "\"b\"", "aliases": "[\"small\"]"])])
    #expect(collection.loaders.map(\.name) == ["small"])
    #expect(collection.outcomes[1].faults.map(\.pointer) == ["/aliases/0"])
  }

  @Test func aNameTakesThePlaceOfABuiltInLoader() throws {
    let collection = LoaderCollection(
      LoaderRegistry.builtIn,
      files: [file("a.json", ["name": "\"balls\"", "aliases": "[\"ball\"]"])], overriding: true)
    #expect(collection.outcomes[0].faults == [])
    let registry = try LoaderRegistry(collection.loaders)
    #expect(registry["balls"]?.loader.title == "Small" && registry["ball"]?.loader.title == "Small")
    #expect(collection.loaders.count == LoaderRegistry.builtIn.count)
  }

  @Test func aNameTakesAnAliasFromABuiltInLoader() throws {
    let collection = LoaderCollection(
      LoaderRegistry.builtIn, files: [file("a.json", ["name": "\"ball\""])], overriding: true)
    let registry = try LoaderRegistry(collection.loaders)
    #expect(registry["ball"]?.loader.title == "Small")
    let balls = try #require(registry["balls"])
    let own = try #require(try LoaderRegistry()["balls"])
    #expect(balls.loader.title == own.loader.title)
    #expect(!balls.loader.aliases.contains("ball"))
    #expect(balls.table == own.table)
    #expect(balls.scene(for: balls.read([]).arguments) == own.scene(for: own.read([]).arguments))
  }

  @Test func aliasesOverrideNothing() {
    let collection = LoaderCollection(
      LoaderRegistry.builtIn, files: [file("a.json", ["aliases": "[\"coins\"]"])], overriding: true)
    #expect(collection.outcomes[0].faults.map(\.pointer) == ["/aliases/0"])
  }
}
