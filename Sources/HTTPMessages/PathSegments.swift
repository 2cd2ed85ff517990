/// The segments of a path, decoded one by one (RFC 3986, section 3.3).
///
/// `/` is one empty segment, `/loaders/` is two. A slash that was escaped (`%2F`) is a character of
/// its segment. Dot segments and empty ones are kept as they are: nothing is normalised, so that
/// one path has one meaning.
public struct PathSegments: Hashable, Sendable {
  /// The segments in order, at least one.
  public let segments: [String]

  /// Decodes the raw bytes of a path.
  public init(_ path: [UInt8]) throws(MessageFault) {
    guard path.first == UInt8(ascii: "/") else { throw .noLeadingSlash }
    let parts = path.dropFirst()
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var segments: [String] = []
    segments.reserveCapacity(parts.count)
    for part in parts {
      let segment = try PercentDecoding.text(part, plusIsSpace: false)
      guard !segment.utf8.contains(0) else { throw .nulByte }
      segments.append(segment)
    }
    self.segments = segments
  }
}
