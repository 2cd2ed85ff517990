import HTTPMessages
import Testing

@Suite struct AcceptHeaderTests {
  /// What browsers send for an image element, for a navigation and for `fetch`.
  @Test(
    arguments: [
      ("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", .image),
      ("image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", .image),
      (
        "image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,"
          + "image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", .image
      ),
      ("image/webp,*/*", .image),
      ("image/webp,image/apng,image/*,*/*;q=0.8", .image),
      (
        "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,"
          + "*/*;q=0.8", .html
      ),
      (
        "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,"
          + "*/*;q=0.8,application/signed-exchange;v=b3;q=0.7", .html
      ),
      ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", .html),
      ("*/*", .json),
    ] as [(String, AcceptHeader.Representation)])
  func browsersGetWhatTheyCanShow(_ field: String, _ expected: AcceptHeader.Representation) {
    #expect(AcceptHeader(field).preference(among: [.json, .image, .html]) == expected)
  }

  @Test(
    arguments: [
      (nil, .json), ("", .json), ("application/json", .json), ("application/problem+json", .json),
      ("application/*", .json), ("application/json, text/plain, */*", .json),
      ("application/json, text/html", .json), ("text/html, application/json", .html),
      ("text/html;q=0.9, application/json", .json), ("text/html, application/json;q=0.9", .html),
      ("image/svg+xml", .image), ("image/*", .image), ("image/png", .json),
      ("image/png, */*", .image),
      ("image/svg+xml;q=0, */*", .json), ("image/*;q=0, text/html;q=0.1", .html),
      ("image/png;q=1, image/svg+xml;q=0.1, text/html;q=0.5", .html),
      ("text/*", .html), ("TEXT/HTML", .html), ("text/html;q=0", .json), ("*/*;q=0", .json),
      ("text/plain", .json), ("rubbish", .json), ("text/html;q=high, image/*;q=0.1", .image),
      (",,text/html", .html), ("text/html;a=\"x,y\", */*;q=0.1", .html),
    ] as [(String?, AcceptHeader.Representation)])
  func weighs(_ field: String?, _ expected: AcceptHeader.Representation) {
    #expect(AcceptHeader(field).preference(among: [.json, .image, .html]) == expected)
  }

  // The example of RFC 9110, section 12.5.1, without the ranges that have parameters.
  @Test(arguments: [
    ("text", "html", 700), ("text", "plain", 300), ("image", "jpeg", 500),
  ])
  func theClosestRangeTellsTheWeight(_ type: String, _ subtype: String, _ quality: Int) {
    let accept = AcceptHeader("text/*;q=0.3, text/html;q=0.7, */*;q=0.5")
    #expect(accept.quality(type: type, subtype: subtype) == quality)
  }

  @Test func nothingFittingGivesTheFirst() {
    #expect(AcceptHeader("audio/*").preference(among: [.html, .json]) == .html)
  }
}
