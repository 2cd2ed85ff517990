import HTTPMessages
import Testing

struct AcceptEncodingTests {
  /// The examples of RFC 9110, section 12.5.3, and what clients send.
  @Test(
    arguments: [
      (nil, ContentCoding.identity), ("", .identity), ("compress, gzip", .gzip), ("*", .brotli),
      ("compress;q=0.5, gzip;q=1.0", .gzip), ("gzip;q=1.0, identity; q=0.5, *;q=0", .gzip),
      ("gzip, deflate, br, zstd", .brotli), ("gzip, deflate", .gzip), ("deflate", .identity),
      ("br;q=0.5, gzip", .gzip), ("gzip;q=0.5, br;q=0.5", .brotli),
      ("identity, gzip;q=0.9", .identity),
      ("br;q=0, gzip;q=0", .identity), ("*;q=0", .identity), ("identity;q=0", .identity),
      ("identity;q=0, gzip", .gzip), ("*, br;q=0", .gzip), ("*;q=0.1, br;q=0", .gzip),
      ("GZIP", .gzip), ("x-gzip", .gzip), ("Br;Q=0.001", .brotli), ("gzip ; q=0.000", .identity),
      ("gzip;q=1.001", .identity), ("gzip;q=2", .identity), ("gzip;q=", .identity),
      ("gzip;level=9", .identity), ("gzip;q=0, gzip", .gzip), (",, gzip ,,", .gzip),
      ("gz ip, br\u{e9}", .identity), ("identity", .identity), ("identity, *;q=0.5", .identity),
    ] as [(String?, ContentCoding)])
  func theBestCodingIsChosen(_ field: String?, _ coding: ContentCoding) {
    #expect(AcceptEncoding(field).preferred == coding)
  }

  @Test func weightsAreThousandths() {
    let field = AcceptEncoding("gzip;q=0.125, *;q=0.5")
    #expect(field.quality(of: .gzip) == 125)
    #expect(field.quality(of: .brotli) == 500)
    #expect(field.quality(of: .identity) == 500)
    #expect(AcceptEncoding("gzip").quality(of: .identity) > 0)
    #expect(AcceptEncoding("gzip").quality(of: .brotli) == 0)
  }
}
