/// How a content is coded for its way (RFC 9110, section 8.4.1), the best first.
public enum ContentCoding: String, Hashable, Sendable, CaseIterable {
  /// Brotli (RFC 7932).
  case brotli = "br"
  /// DEFLATE in the frame of gzip (RFC 1952).
  case gzip
  /// As it is.
  case identity

  /// What stands behind the tag of a content when it is coded so; empty for `identity`.
  ///
  /// These differ from the suffixes that proxies add for codings of their own.
  var tagSuffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: ""
    }
  }
}

extension EntityTag {
  /// The coding of the content that this tag, one of ours, was made for.
  public var coding: ContentCoding {
    ContentCoding.allCases.first { opaque.hasSuffix($0.tagSuffix) } ?? .identity
  }

  /// The tag of the same content in another coding (RFC 9110, section 8.8.3.3).
  public func coded(_ coding: ContentCoding) -> EntityTag {
    let plain = opaque.dropLast(self.coding.tagSuffix.count)
    return EntityTag("\(plain)\(coding.tagSuffix)", isWeak: isWeak) ?? self
  }
}
