import Loaders
import Formats
import HTTPMessages
import Testing

@testable import LoaderService

@Suite struct SchemaDocumentsTests {
  @Test func everyLoaderHasItsOwn() throws {
    for loader in try Gallery.loaders().map(\.entry.loader) {
      let response = try TestedService.get("/schemas/\(loader.name)-parameters.json")
      #expect(response.headers["Content-Type"] == "application/schema+json")
      #expect(String(decoding: response.body, as: UTF8.self).contains("\"duration\":{"))
    }
    #expect(try TestedService.get("/schemas/nothing.json").status == .notFound)
  }

  /// Each document is whole: what it refers to is in it.
  @Test(arguments: ["frame", "iteration", "problem", "coins-parameters"])
  func refersToItself(_ name: String) throws {
    let text = String(
      decoding: try TestedService.get("/schemas/\(name).json").body, as: UTF8.self)
    #expect(text.contains("\"$schema\":\"https://json-schema.org/draft/2020-12/schema\""))
    let references = text.matches(of: /"\$ref":"([^"]*)"/).map { String($0.1) }
    #expect(!references.isEmpty)
    for reference in references {
      #expect(reference.hasPrefix("#/$defs/"))
      #expect(text.contains("\"\(reference.dropFirst("#/$defs/".count))\":{"))
    }
  }

  @Test func leavesOutWhatItDoesNotNeed() throws {
    let text = String(decoding: try TestedService.get("/schemas/problem.json").body, as: UTF8.self)
    #expect(!text.contains("NodeShape"))
  }
}
