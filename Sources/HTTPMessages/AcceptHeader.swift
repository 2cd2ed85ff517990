/// The field `Accept`: the media types that a client would have (RFC 9110, section 12.5.1).
public struct AcceptHeader: Hashable, Sendable {
  /// A way in which a message to the client can be written.
  public enum Representation: Hashable, Sendable, CaseIterable {
    /// `application/problem+json` or `application/json`.
    case json
    /// `image/svg+xml`, or whatever an image element takes.
    case image
    /// `text/html`.
    case html
  }

  /// The ranges in order; malformed ones are left out.
  public let ranges: [MediaRange]

  /// Reads the field's value; `nil`, where the field is missing, has no ranges.
  public init(_ fieldValue: String?) {
    guard let fieldValue else {
      ranges = []
      return
    }
    ranges = FieldList.split(Array(fieldValue.utf8)[...], at: UInt8(ascii: ","))
      .compactMap(MediaRange.init)
  }

  /// The weight of a media type in thousandths, told by the closest range; 0 where none holds it.
  public func quality(type: String, subtype: String) -> Int {
    let holding = ranges.filter { $0.contains(type: type, subtype: subtype) }
    let closest = holding.map(\.specificity).max()
    return holding.filter { $0.specificity == closest }.map(\.quality).max() ?? 0
  }

  /// What the client would rather have among some representations, which stand in our own order.
  ///
  /// The greatest weight wins; then the closest name, so that what is only swept in by `*/*` loses
  /// to what is named; then what is named first; then our own order. Where nothing is acceptable
  /// the answer is the first: better read late than not at all. The list may not be empty, or the
  /// answer is JSON.
  public func preference(among representations: [Representation]) -> Representation {
    var best: (representation: Representation, claim: Claim)?
    for representation in representations {
      guard let claim = claim(of: representation) else { continue }
      if let leader = best?.claim, !claim.beats(leader) { continue }
      best = (representation, claim)
    }
    return best?.representation ?? representations.first ?? .json
  }

  /// What speaks for a representation.
  private struct Claim {
    let quality: Int
    let specificity: Int
    let place: Int

    func beats(_ other: Claim) -> Bool {
      if quality != other.quality { return quality > other.quality }
      if specificity != other.specificity { return specificity > other.specificity }
      return place < other.place
    }
  }

  /// The claim of a representation; `nil` where it is not acceptable.
  ///
  /// An image element names the image types that it likes best and leaves SVG to `*/*` at times:
  /// any image type speaks for the image then.
  private func claim(of representation: Representation) -> Claim? {
    let types = representation.mediaTypes
    let acceptable = types.map { self.quality(type: $0.type, subtype: $0.subtype) }.max() ?? 0
    guard acceptable > 0 else { return nil }
    let named = Array(ranges.enumerated()).filter { _, range in
      types.contains { range.contains(type: $0.type, subtype: $0.subtype) }
    }
    let closest = named.map(\.element.specificity).max() ?? 0
    guard representation == .image, closest < 2,
      let asked = ranges.filter({ $0.type == "image" }).map(\.quality).max(), asked > 0
    else {
      let place = named.first { $0.element.quality == acceptable }?.offset ?? ranges.count
      return Claim(quality: acceptable, specificity: closest, place: place)
    }
    let place = ranges.firstIndex { $0.type == "image" && $0.quality == asked } ?? ranges.count
    return Claim(quality: asked, specificity: 1, place: place)
  }
}

extension AcceptHeader.Representation {
  fileprivate var mediaTypes: [(type: String, subtype: String)] {
    switch self {
    case .json: [("application", "problem+json"), ("application", "json")]
    case .image: [("image", "svg+xml")]
    case .html: [("text", "html")]
    }
  }
}
