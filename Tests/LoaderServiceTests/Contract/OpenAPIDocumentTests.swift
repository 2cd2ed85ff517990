import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

/// OpenAPI 3.1.0; the document as a whole is judged by a validator in Tests/EndToEnd.
@Suite struct OpenAPIDocumentTests {
  private static let shared = Result { try make() }

  private static func made() throws -> (document: JSONValue, routes: [Route]) {
    try shared.get()
  }

  private static func make() throws -> (document: JSONValue, routes: [Route]) {
    let formats = try FormatRegistry()
    let loaders = try LoaderRegistry()
    let options = ServiceOptions(basePath: "/below")
    let routes = ServiceRoutes(
      loaders: loaders, formats: formats, options: options, readiness: Readiness()
    ).table.routes
    let document = OpenAPIDocument(
      routes, served: try Gallery.loaders(), formats: formats, options: options)
    return (document.json, routes)
  }

  /// Every route has an address, and every address of the document leads to its route.
  @Test func tellsEveryRoute() throws {
    let (document, routes) = try Self.made()
    let paths = try #require(document["paths"]?.names)
    let table = RouteTable(routes: routes)
    var reached: Set<Int> = []
    for path in paths {
      let concrete = path.replacing("{name}", with: "coins").replacing("{ext}", with: "svg")
        .replacing("{kind}", with: "bad-parameter")
      let segments = try PathSegments(Array(concrete.utf8)).segments
      reached.insert(try #require(table.match(segments)?.place, "\(path)"))
    }
    #expect(reached == Set(routes.indices))
  }

  @Test func tellsEveryFormatOfEveryLoader() throws {
    let paths = try #require(try Self.made().document["paths"])
    for loader in try Gallery.loaders() {
      for (fileExtension, accepted) in loader.files {
        let path = "/loader/\(loader.entry.loader.name).\(fileExtension)"
        let operation = try #require(paths[path]?["get"])
        #expect(try Self.queryNames(operation) == accepted.all.names)
      }
    }
  }

  private static func queryNames(_ operation: JSONValue) throws -> [String] {
    let document = try made().document
    guard case .array(let parameters)? = operation["parameters"],
      case .string(let reference)? = parameters.first?["$ref"]
    else { return [] }
    let name = String(try #require(reference.split(separator: "/").last))
    return try #require(
      document["components"]?["parameters"]?[name]?["schema"]?["properties"]?.names)
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let document = try Self.made().document
    let references = Set(document.references)
    #expect(references.count > 40)
    for reference in references {
      let place = reference.split(separator: "/").dropFirst().reduce(document as JSONValue?) {
        $0?[String($1)]
      }
      #expect(place != nil, "\(reference)")
    }
  }

  @Test func namesEveryOperationOnce() throws {
    let paths = try #require(try Self.made().document["paths"])
    let names = paths.names.compactMap { paths[$0]?["get"]?["operationId"] }
    #expect(names.count == paths.names.count && Set(names).count == names.count)
  }

  @Test func standsBelowTheBasePath() throws {
    let document = try Self.made().document
    #expect(document["servers"] == [["url": "/below"]])
    #expect(try Self.make().document.bytes == document.bytes)
  }
}

extension JSONValue {
  /// The value of a member.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The names of the members, in order.
  var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.name)
  }

  /// Every `$ref` anywhere within.
  var references: [String] {
    switch self {
    case .array(let values): return values.flatMap(\.references)
    case .object(let members):
      return members.flatMap { member -> [String] in
        if member.name == "$ref", case .string(let text) = member.value { return [text] }
        return member.value.references
      }
    default: return []
    }
  }
}
