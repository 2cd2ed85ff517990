/// The field `If-None-Match`: the tags that a client has already (RFC 9110, section 13.1.2).
///
/// Proxies that compress rename tags, inside the quotes or behind them: `"abc-gzip"`,
/// `"abc;gzip"`, `"abc--br"`, `"abc"-zstd`. Such a tag is the tag without the suffix here. What
/// is no tag is skipped: the worst outcome is a content that is sent once more.
public enum IfNoneMatch: Hashable, Sendable {
  /// `*`: whatever there is.
  case any
  /// One tag or several.
  case tags([EntityTag])

  /// Reads the field's value.
  public init(_ fieldValue: String) {
    let bytes = Array(fieldValue.utf8)
    let trimmed = bytes.filter { !$0.isFieldSpace }
    if trimmed == [UInt8(ascii: "*")] {
      self = .any
      return
    }
    var tags: [EntityTag] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.drop { $0.isFieldSpace || $0 == UInt8(ascii: ",") }
      if let tag = Self.takeTag(from: &rest) { tags.append(tag) }
      rest = rest.drop { $0 != UInt8(ascii: ",") }
    }
    self = .tags(tags)
  }

  /// Whether the client has the representation of this tag, by weak comparison.
  public func matches(_ tag: EntityTag) -> Bool {
    switch self {
    case .any: true
    case .tags(let tags):
      tags.contains { $0.isWeaklyEqual(to: tag) || $0.uncoded.isWeaklyEqual(to: tag.uncoded) }
    }
  }

  /// The tag of the representation that the client has, of one content in whatever coding.
  ///
  /// The selected representation comes first, then the content as it is, then its codings: a
  /// client that changed what it accepts keeps what it has. `nil` where it has none of them.
  public func held(of selected: EntityTag) -> EntityTag? {
    let all = [selected, selected.coded(.identity), selected.coded(.gzip), selected.coded(.brotli)]
    return all.first(where: matches)
  }

  /// Takes a tag off the front; what follows its closing quote is left.
  private static func takeTag(from rest: inout ArraySlice<UInt8>) -> EntityTag? {
    let isWeak = rest.starts(with: "W/".utf8)
    if isWeak { rest = rest.dropFirst(2) }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let inside = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    guard inside.endIndex < rest.endIndex else {
      rest = []
      return nil
    }
    rest = rest[inside.endIndex...].dropFirst()
    guard let opaque = String(validating: inside, as: UTF8.self) else { return nil }
    let suffix = rest.prefix { $0 != UInt8(ascii: ",") && !$0.isFieldSpace }
    guard suffix.isEmpty || EntityTag.codingSuffixes.contains(where: suffix.elementsEqual) else {
      return nil
    }
    return EntityTag(opaque, isWeak: isWeak)
  }
}

extension EntityTag {
  /// What proxies put behind a tag of a content that they compressed.
  fileprivate static let codingSuffixes: [[UInt8]] = ["--", "-", ";"].flatMap { separator in
    ["gzip", "br", "zstd", "deflate"].map { Array((separator + $0).utf8) }
  }

  /// This tag without the suffixes of content codings.
  fileprivate var uncoded: EntityTag {
    var bytes = Array(opaque.utf8)[...]
    while let suffix = Self.codingSuffixes.first(where: {
      bytes.reversed().starts(with: $0.reversed())
    }) {
      bytes = bytes.dropLast(suffix.count)
    }
    return EntityTag(String(decoding: bytes, as: UTF8.self), isWeak: isWeak) ?? self
  }
}

extension UInt8 {
  /// Whether this byte is optional white space of a field (RFC 9110, section 5.6.3).
  var isFieldSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
