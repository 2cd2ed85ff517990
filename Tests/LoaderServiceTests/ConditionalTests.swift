import HTTPMessages
import Testing

@testable import LoaderService

/// What a client gets by what it accepts and has (RFC 9110, sections 12.5.3 and 13.1.2).
struct ConditionalTests {
  private static let target = "/loader/balls.svg"

  private static func tag(_ coding: ContentCoding) throws -> String {
    let plain = try #require(
      try TestedService.get(target).headers["ETag"].flatMap(EntityTag.init(parsing:)))
    return plain.coded(coding).fieldValue
  }

  @Test(arguments: ["", "gzip", "br"], ContentCoding.allCases)
  func whoHasAnyCodingGetsNothing(_ accepted: String, _ coding: ContentCoding) throws {
    let tag = try Self.tag(coding)
    let response = try TestedService.get(
      Self.target, ["Accept-Encoding": accepted, "If-None-Match": tag])
    #expect(response.status == .notModified)
    #expect(response.headers["ETag"] == tag)
    #expect(response.headers["Vary"] == "Accept-Encoding")
    #expect(response.headers["Content-Encoding"] == nil)
    #expect(response.headers["Content-Type"] == nil)
  }

  @Test(arguments: ["", "gzip", "br"]) func whoHasWhateverThereIsGetsTheTagOfTheSelected(
    _ accepted: String
  ) throws {
    let full = try TestedService.get(Self.target, ["Accept-Encoding": accepted])
    let response = try TestedService.get(
      Self.target, ["Accept-Encoding": accepted, "If-None-Match": "*"])
    #expect(response.status == .notModified)
    #expect(response.headers["ETag"] == full.headers["ETag"])
    #expect(response.body == full.body)
  }

  @Test func answersThatDependOnNothingElseAreReusable() throws {
    for (path, _, cacheControl) in RequestTable.routes
    where cacheControl != "no-store" && path != "/" {
      #expect(try TestedService.get(path).provenance.isReusable, "\(path)")
      #expect(try TestedService.get(path, ["If-None-Match": "*"]).provenance.isReusable)
    }
    for path in ["/healthz", "/readyz", "/metrics", "/nothing", "/loader/coins.svg?x=1"] {
      #expect(try !TestedService.get(path).provenance.isReusable, "\(path)")
    }
    for path in ["/healthz", "/readyz", "/metrics"] {
      #expect(try TestedService.get(path).provenance.isQuiet)
    }
  }

  @Test func answersTellTheirRoutes() throws {
    let service = try TestedService.standard()
    for path in ["/", "/loader/coins.svg", "/frames/coins?t=-1", "/healthz", "/metrics"] {
      let route = try TestedService.get(path).provenance.route
      let template = try #require(route.map { service.routeTemplates[$0] })
      let path = path.split(separator: "?")[0]
      #expect(path.split(separator: "/").count == template.split(separator: "/").count)
    }
    #expect(try TestedService.get("/nothing/at/all").provenance.route == nil)
  }
}
