import HTTPMessages
import Testing

@testable import LoaderService

struct CodedTests {
  private static func response(_ count: Int, _ mediaType: String = "text/plain") -> Response {
    Content(Array(repeating: 65, count: count), mediaType).response(.shared(maxAge: 1))
  }

  @Test(arguments: [ContentCoding.gzip, .brotli]) func codedContentsAreShorter(
    _ coding: ContentCoding
  ) throws {
    let plain = Self.response(1000)
    let coded = Coded.response(plain, coding)
    #expect(coded.body.count < plain.body.count)
    #expect(coded.headers["Content-Encoding"] == coding.rawValue)
    #expect(coded.headers["Vary"] == "Accept-Encoding")
    let tag = try #require(plain.headers["ETag"].flatMap(EntityTag.init(parsing:)))
    #expect(coded.headers["ETag"] == tag.coded(coding).fieldValue)
    #expect(coded.headers["Content-Type"] == "text/plain")
  }

  @Test func whatIsNotCodedSaysThatItCouldBe() {
    let coded = Coded.response(Self.response(1000), .identity)
    #expect(coded.headers["Vary"] == "Accept-Encoding")
    #expect(coded.headers["Content-Encoding"] == nil)
    #expect(coded.body.count == 1000)
  }

  @Test(arguments: ContentCoding.allCases) func whatGainsNothingStays(_ coding: ContentCoding) {
    for plain in [Self.response(199), Self.response(1000, "image/png")] {
      #expect(Coded.response(plain, coding) == plain)
    }
  }

  @Test(arguments: [
    ("image/svg+xml; charset=utf-8", true), ("application/json", true),
    ("application/x-ndjson", true), ("application/schema+json", true), ("text/html", true),
    ("image/gif", false), ("image/svg", false), ("application/xml+x", false), ("image/webp", false),
    ("application/octet-stream", false),
  ]) func textIsCompressed(_ mediaType: String, _ isCompressed: Bool) {
    let coded = Coded.response(Self.response(1000, mediaType), .gzip)
    #expect((coded.headers["Content-Encoding"] != nil) == isCompressed)
  }
}
