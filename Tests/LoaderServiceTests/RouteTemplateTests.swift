import Testing

@testable import LoaderService

@Suite struct RouteTemplateTests {
  @Test(
    arguments: [
      ("/", [""], [:]), ("/", ["x"], nil), ("/loaders", ["loaders"], [:]),
      ("/loaders", ["loaders", ""], nil), ("/loaders", ["Loaders"], nil),
      ("/loader/{name}", ["loader", "coins"], ["name": "coins"]),
      ("/loader/{name}", ["loader", "coins.svg"], nil), ("/loader/{name}", ["loader", ""], nil),
      ("/loader/{name}.{ext}", ["loader", "coins.svg"], ["name": "coins", "ext": "svg"]),
      ("/loader/{name}.{ext}", ["loader", "coins.a.b"], ["name": "coins", "ext": "a.b"]),
      ("/loader/{name}.{ext}", ["loader", "coins."], nil),
      ("/loader/{name}.{ext}", ["loader", ".svg"], nil),
      ("/loader/{name}.{ext}", ["loader", "coins"], nil),
      ("/frames/{name}.ndjson", ["frames", "coins.ndjson"], ["name": "coins"]),
      ("/frames/{name}.ndjson", ["frames", "coins.json"], nil),
      ("/frames/{name}.ndjson", ["frames", "coins.ndjson.x"], nil),
    ] as [(String, [String], [String: String]?)])
  func matches(_ template: String, _ segments: [String], _ variables: [String: String]?) {
    #expect(RouteTemplate(template).match(segments) == variables)
  }

  @Test(arguments: [
    ("/", "/"), ("/loaders", "/loaders"), ("/loader/{name}", "/loader/coins"),
    ("/loader/{name}.{ext}", "/loader/coins.svg"),
    ("/frames/{name}.ndjson", "/frames/coins.ndjson"),
  ])
  func writesPaths(_ template: String, _ path: String) {
    #expect(RouteTemplate(template).path(["name": "coins", "ext": "svg"]) == path)
  }
}
