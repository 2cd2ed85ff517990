import JSONReading
import Testing

@testable import loaderd

@Suite struct ParameterSetTests {
  @Test(
    arguments: [
      ("red=color=f00&size=96", "red", "color=f00&size=96", ["color", "size"]),
      ("=scale=1.4", "", "scale=1.4", ["scale"]), ("plain=", "plain", "", []),
      ("a.b-c_D9=title=a%26b", "a.b-c_D9", "title=a%26b", ["title"]),
    ] as [(String, String, String, [String])])
  func reads(text: String, name: String, query: String, parameters: [String]) throws {
    let set = try #require(ParameterSet(text))
    #expect(set.name == name)
    #expect(set.query == query)
    #expect(set.parameters == parameters)
    #expect(set.folder == (name.isEmpty ? "" : name + "/"))
  }

  @Test(
    "A name is one folder that hides nothing and takes the place of nothing",
    arguments: [
      "red", "a/b=x=1", ".hidden=x=1", "..=x=1", "loader=x=1", "frames=x=1", "index.json=x=1",
      "a b=x=1", "é=x=1", "a=x=#f00", "a=x=1 2", "a=x=%zz", "a=x=é",
      String(repeating: "a", count: 65) + "=x=1",
    ])
  func refuses(text: String) {
    #expect(ParameterSet(text) == nil)
  }

  @Test func readsJSON() throws {
    let json = try JSONValue(
      parsing: ##"""
        {"color": "#f00", "size": 96, "scale": 1.5, "title": "a&b", "decorative": true}
        """##)
    let set = try #require(ParameterSet(name: "red", json))
    #expect(set.query == "color=%23f00&size=96&scale=1.5&title=a%26b&decorative=true")
    #expect(ParameterSet(name: "red", .string("size=96"))?.query == "size=96")
    #expect(ParameterSet(name: "red", .object([]))?.query == "")
  }

  @Test(arguments: ["1", "[]", "null", #"{"a": null}"#, #"{"a": [1]}"#, #"{"a": {}}"#])
  func refusesJSON(text: String) throws {
    #expect(ParameterSet(name: "red", try JSONValue(parsing: text)) == nil)
  }
}
