import HTTPMessages

extension FuzzTarget {
  /// `Accept`, `Accept-Encoding`, `Accept-Language`, `Cache-Control`: weights keep their bounds.
  static let accept = FuzzTarget(name: "accept") { bytes in
    let text = bytes.text
    let types = AcceptHeader(text)
    for (type, subtype) in [("image", "svg+xml"), ("text", "html"), ("application", "json")] {
      require((0...1000).contains(types.quality(type: type, subtype: subtype)), "a weight")
    }
    let all = AcceptHeader.Representation.allCases
    require(all.contains(types.preference(among: all)), "one of ours is preferred")
    require(types.preference(among: [.image]) == .image, "better read late than not at all")
    let codings = AcceptEncoding(text)
    for coding in ContentCoding.allCases {
      require((0...1000).contains(codings.quality(of: coding)), "a weight")
    }
    let preferred = codings.preferred
    require(
      preferred == .identity || codings.quality(of: preferred) > 0, "what is refused is not sent")
    let languages = AcceptLanguage(text)
    require(["en", "zh"].contains(languages.preference(among: ["en", "zh"]) ?? ""), "one of ours")
    if let control = CacheControl(text) {
      require(CacheControl(control.fieldValue) == control, "\(control) is written and read")
    }
  }

  /// Entity tags: one that is read and written is the same, and is known again.
  static let entityTag = FuzzTarget(name: "entity-tag") { bytes in
    let text = bytes.text
    let known = IfNoneMatch(text)
    if let tag = EntityTag(parsing: text) {
      require(EntityTag(parsing: tag.fieldValue) == tag, "\(tag.fieldValue) is written and read")
      require(IfNoneMatch(tag.fieldValue).matches(tag), "\(tag.fieldValue) is known again")
      require(tag.isWeaklyEqual(to: tag), "a tag is like itself")
      for coding in ContentCoding.allCases {
        let coded = tag.coded(coding)
        require(coded.isWeak == tag.isWeak, "a coding leaves weakness alone")
        require(coded.coded(coding) == coded, "coded twice is coded once")
      }
    }
    let ours = EntityTag(content: bytes)
    require(!ours.isWeak && ours.isStronglyEqual(to: ours), "our tags are strong")
    if let held = known.held(of: ours) { require(known.matches(held), "what is held matches") }
    require(IfNoneMatch("\(ours.fieldValue), \"x\"").matches(ours), "ours is found in a list")
  }

  /// `traceparent`: what is valid has parts of the right length, and is what was sent.
  static let trace = FuzzTarget(name: "trace-context") { bytes in
    guard let trace = TraceParent(bytes) else { return }
    require(trace.traceID.count == 32 && trace.parentID.count == 16, "parts have their lengths")
    let digits = Array("0123456789abcdef".utf8)
    require((trace.traceID + trace.parentID).allSatisfy(digits.contains), "parts are hexadecimal")
    require(bytes.count == 55 || bytes[..<2] != [48, 48], "version 00 has its length")
    let again = bytes[..<3] + trace.traceID + [45] + trace.parentID + bytes[52..<55]
    require(TraceParent(Array(again))?.traceID == trace.traceID || bytes.count > 55, "put together")
  }
}
