import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

@Suite struct MachineTextTests {
  /// Whatever is in a table is in the text.
  @Test func tellsAllTables() throws {
    let response = try TestedService.get("/llms.txt")
    #expect(response.headers["Content-Type"] == "text/plain; charset=utf-8")
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(text.hasPrefix("# loaderd\n\n> "))
    for loader in try Gallery.loaders().map(\.entry.loader) {
      #expect(text.contains("- `\(loader.name)`: \(loader.title). \(loader.summary)"))
      for name in loader.aliases + loader.parameters.map(\.name) { #expect(text.contains(name)) }
    }
    for format in try FormatRegistry().formats {
      #expect(text.contains("- `.\(format.fileExtension)`: \(format.mediaType): \(format.summary)"))
    }
    for template in try TestedService.standard().routeTemplates {
      #expect(text.contains("- `\(template)`: "))
    }
    for name in OutputParameters.names { #expect(text.contains("- `\(name)`: ")) }
    #expect(text.contains("- decorative=1 without title, lang"))
  }

  @Test func tellsAddressesBelowTheBasePath() throws {
    let service = try TestedService.make(ServiceOptions(basePath: "/below"))
    let text = String(
      decoding: service.respond(to: .init(target: .init("/below/llms.txt"))).body, as: UTF8.self)
    #expect(text.contains("`/below/frames/{name}`"))
    #expect(text.contains("Example: /below/loader/"))
  }
}
