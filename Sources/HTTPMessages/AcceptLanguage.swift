/// The field `Accept-Language`: the languages that a client would have (RFC 9110, section 12.5.4).
public struct AcceptLanguage: Hashable, Sendable {
  /// A range of languages and its weight.
  private struct Range: Hashable {
    let tag: String
    /// In thousandths, 0 to 1000.
    let quality: Int
  }

  private let ranges: [Range]

  /// Reads the field's value; `nil`, where the field is missing, wants nothing in particular.
  public init(_ fieldValue: String?) {
    guard let fieldValue else {
      ranges = []
      return
    }
    ranges = FieldList.split(Array(fieldValue.utf8)[...], at: UInt8(ascii: ","))
      .compactMap(Self.range)
  }

  /// The language that the client would rather have among some, which stand in our own order.
  ///
  /// A range matches a language that it begins or that begins with it (RFC 4647, section 3.3.1, and
  /// section 3.4 for longer ranges). The first of ours where nothing fits; `nil` for none.
  public func preference(among languages: [String]) -> String? {
    var best: (language: String, quality: Int, place: Int)?
    for language in languages {
      guard let (quality, place) = claim(of: language), quality > 0 else { continue }
      if let leader = best, (leader.quality, -leader.place) >= (quality, -place) { continue }
      best = (language, quality, place)
    }
    return best?.language ?? languages.first
  }

  /// The weight of a language and the place of the range that gives it, `nil` without one.
  private func claim(of language: String) -> (quality: Int, place: Int)? {
    let wanted = language.lowercased()
    let fitting = ranges.enumerated().filter { _, range in
      range.tag == wanted || range.tag.hasPrefix(wanted + "-") || wanted.hasPrefix(range.tag + "-")
    }
    let named = fitting.max {
      ($0.element.quality, -$0.offset) < ($1.element.quality, -$1.offset)
    }
    if let named { return (named.element.quality, named.offset) }
    return ranges.enumerated().first { $0.element.tag == "*" }
      .map { ($0.element.quality, $0.offset) }
  }

  /// Reads one range (`language-range [weight]`); `nil` where it is malformed.
  private static func range(_ bytes: ArraySlice<UInt8>) -> Range? {
    let parts = FieldList.split(bytes, at: UInt8(ascii: ";"))
    let tag = String(
      decoding: FieldList.trimmed(parts[0]).map(\.lowercasedASCII), as: UTF8.self)
    guard !tag.isEmpty, tag.utf8.allSatisfy(\.isTokenCharacter) else { return nil }
    guard let parameter = parts.dropFirst().first.map(FieldList.trimmed) else {
      return Range(tag: tag, quality: 1000)
    }
    guard parts.count == 2, parameter.prefix(2).map(\.lowercasedASCII) == Array("q=".utf8),
      let weight = MediaRange.weight(parameter.dropFirst(2))
    else { return nil }
    return Range(tag: tag, quality: weight)
  }
}
