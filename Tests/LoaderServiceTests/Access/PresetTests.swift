import LoaderService
import Testing

@Suite struct PresetTests {
  @Test(arguments: [
    ("small", "size=32", ["size"]), ("A-b_9", "color=%23f00&size=", ["color", "size"]),
    ("x", "colors=a,b", ["colors"]),
  ])
  func knowsItsParameters(name: String, query: String, parameters: [String]) throws {
    let preset = try #require(Preset(name: name, query: query))
    #expect(preset.parameters == parameters)
  }

  @Test(arguments: [
    ("", "size=1"), ("a b", "size=1"), ("a=b", "size=1"), ("é", "size=1"), ("a", ""), ("a", "&"),
    ("a", "size=1&"), ("a", "size=1&size=2"), ("a", "size=1&s%69ze=2"), ("a", "=1"),
    ("a", "preset=b"), ("a", "signature=x"), ("a", "expires=1"), ("a", "size=%zz"),
    ("a", "title=a b"), ("a", "color=#f00"), ("a", "title=é"),
    (String(repeating: "a", count: 65), "size=1"),
  ])
  func refusesWhatWouldSurprise(name: String, query: String) {
    #expect(Preset(name: name, query: query) == nil)
  }
}
