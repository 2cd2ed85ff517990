import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

@Suite struct RouteTableTests {
  private static func table() throws -> RouteTable {
    ServiceRoutes(
      loaders: try LoaderRegistry(), formats: try FormatRegistry(), options: ServiceOptions(),
      readiness: Readiness()
    ).table
  }

  @Test func everyRouteIsReachedByItsOwnPath() throws {
    let table = try Self.table()
    for route in table.routes {
      let path = route.template.path(["name": "coins", "ext": "svg", "kind": "bad-parameter"])
      #expect(Set(route.template.variables).isSubset(of: ["name", "ext", "kind"]))
      let segments = try PathSegments(Array(path.utf8)).segments
      #expect(table.match(segments).map { table.routes[$0.place].template } == route.template)
      #expect(route.allow == "GET, HEAD, OPTIONS")
      #expect(route.summary.hasSuffix("."))
    }
  }

  @Test(
    arguments: [
      (["loadrs"], ["/loaders"]), (["loadr", "coins"], ["/loader/coins"]),
      (["frame", "cions.ndjson"], ["/frames/coins.ndjson"]), (["coins"], ["/loader/coins.svg"]),
      (["loader"], ["/loader/coins"]), (["problems", "x"], []), (["x", "y"], []),
      (["loader", "coins", "svg"], []), ([""], []), (["", ""], []), ([], []),
    ] as [([String], [String])])
  func suggestsWhatWasProbablyMeant(_ segments: [String], _ expected: [String]) throws {
    let names = try LoaderRegistry().names
    #expect(try Self.table().suggestions(for: segments, loaders: names) == expected)
  }
}
