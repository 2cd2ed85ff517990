import HTTPMessages
import Formats
import Loaders
import Testing

@testable import LoaderService

@Suite struct GalleryTests {
  @Test(
    arguments: [
      ("/", [:], "en"), ("/", ["Accept-Language": "zh-CN,zh;q=0.9"], "zh"),
      ("/", ["Accept-Language": "de"], "en"), ("/?lang=zh", [:], "zh"),
      ("/?lang=en", ["Accept-Language": "zh"], "en"),
    ] as [(String, HeaderFields, String)])
  func speaksTheLanguageThatIsAskedFor(
    _ target: String, _ fields: HeaderFields, _ language: String
  ) throws {
    let response = try TestedService.get(target, fields)
    #expect(response.headers["Content-Language"] == language)
    #expect(String(decoding: response.body, as: UTF8.self).contains("<html lang=\"\(language)\">"))
    #expect(response.headers["Content-Security-Policy"] == GalleryPage.contentSecurityPolicy)
  }

  /// What depends on a field of the request says so, and nobody keeps it by its address alone.
  @Test func whatIsChosenByTheFieldVaries() throws {
    let chosen = try TestedService.get("/")
    #expect(chosen.headers.combined("Vary")?.contains("Accept-Language") == true)
    #expect(!chosen.provenance.isReusable)
    let named = try TestedService.get("/?lang=en")
    #expect(named.headers.combined("Vary")?.contains("Accept-Language") != true)
    #expect(named.provenance.isReusable)
  }

  @Test(arguments: ["/?lang=tlh", "/?motion=full", "/?size=9", "/?lang=en&lang=en"])
  func refusesWhatItDoesNotKnow(_ target: String) throws {
    #expect(try TestedService.get(target).status == .badRequest)
  }

  @Test(arguments: [
    ("gallery.css", "text/css; charset=utf-8"), ("gallery.js", "text/javascript; charset=utf-8"),
  ])
  func sendsItsFiles(_ name: String, _ mediaType: String) throws {
    let response = try TestedService.get("/assets/\(name)?v=\(GalleryAssets.version)")
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == mediaType)
    #expect(response.headers["Cache-Control"]?.contains("immutable") == true)
    #expect(try TestedService.get("/assets/other.css").status == .notFound)
  }

  /// The page, its style and its script, compressed, with sixty loaders in the grid.
  @Test func isSmall() throws {
    let loaders = try Gallery.loaders()
    let sixty = (0..<60).map { loaders[$0 % loaders.count] }
    let gallery = Gallery(sixty, options: ServiceOptions())
    let contents = [
      gallery.page(language: "zh", isStill: false), gallery.asset("gallery.css"),
      gallery.asset("gallery.js"),
    ]
    let bytes = try contents.map { content in
      let response = try #require(content).response(.noStore)
      return Coded.response(response, .gzip).body.count
    }
    #expect(bytes.reduce(0, +) < 60_000)
  }
}
