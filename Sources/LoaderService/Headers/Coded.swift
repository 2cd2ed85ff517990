internal import Compressing
internal import HTTPMessages

/// Contents in codings that make them shorter (RFC 9110, section 8.4).
enum Coded {
  /// From how many bytes on a content is compressed; below, head and frame outweigh the gain.
  static let leastLength = 200

  /// A response in a coding, or as it is where that makes it no shorter.
  ///
  /// What could be coded says so by `Vary`, coded or not; each coding has a tag of its own.
  static func response(_ response: Response, _ coding: ContentCoding) -> Response {
    guard response.body.count >= leastLength,
      response.headers["Content-Type"].map(isCompressible) == true
    else { return response }
    var coded = response
    let others = coded.headers["Vary"].map { $0 + ", " } ?? ""
    coded.headers["Vary"] = others + "Accept-Encoding"
    guard let compressor = compressor(coding), let body = compressor.compress(response.body)
    else { return coded }
    coded.body = body
    coded.headers.append("Content-Encoding", coding.rawValue)
    let tag = response.headers["ETag"].flatMap(EntityTag.init(parsing:))
    coded.headers["ETag"] = tag?.coded(coding).fieldValue
    return coded
  }

  /// Whether a media type is one of text; pictures of pixels are compressed already.
  private static func isCompressible(_ mediaType: String) -> Bool {
    let type = mediaType.utf8.prefix { $0 != UInt8(ascii: ";") }
    return type.starts(with: "text/".utf8) || type.suffix(4).elementsEqual("+xml".utf8)
      || type.suffix(4).elementsEqual("json".utf8)
  }

  private static func compressor(_ coding: ContentCoding) -> Compressor? {
    switch coding {
    case .brotli: .brotli
    case .gzip: .gzip
    case .identity: nil
    }
  }
}
