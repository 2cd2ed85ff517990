import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

@Suite struct SiteFilesTests {
  @Test func theIconIsAStillLoader() throws {
    let response = try TestedService.get("/favicon.svg")
    #expect(response.headers["Content-Type"] == "image/svg+xml; charset=utf-8")
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(text.hasPrefix("<svg"))
    for word in ["animation", "<animate", "@keyframes", "<script"] {
      #expect(!text.contains(word))
    }
  }

  @Test func withoutLoadersThereIsNone() throws {
    #expect(SiteFiles.icon([], try FormatRegistry()) == nil)
    #expect(SiteFiles.icon(try Gallery.loaders(), try FormatRegistry([])) == nil)
  }

  /// RFC 9309, section 2.2: groups begin with whom they are for.
  @Test func crawlersAreToldWhatToLeave() throws {
    let service = try TestedService.make(ServiceOptions(basePath: "/below"))
    let response = service.respond(to: Request(target: RequestTarget("/below/robots.txt")))
    #expect(response.headers["Content-Type"] == "text/plain; charset=utf-8")
    let lines = String(decoding: response.body, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "User-agent: *")
    #expect(lines.contains("Disallow: /below/frames/"))
  }
}
