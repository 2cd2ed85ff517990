/// The forms of a request target (RFC 9112, section 3.2).
enum TargetForm {
  /// What a target in absolute form is made of.
  struct Absolute: Equatable {
    /// The target in origin form.
    var origin: [UInt8]
    /// Host and port.
    var authority: String
  }

  /// Splits a target of the scheme `http` or `https`; `nil` for anything else.
  static func absolute(_ target: [UInt8]) -> Absolute? {
    guard let mark = target.prefix(8).firstIndex(of: UInt8(ascii: ":")),
      target[..<mark].isIgnoringCase("http") || target[..<mark].isIgnoringCase("https"),
      target[(mark + 1)...].starts(with: "//".utf8)
    else { return nil }
    let rest = target[(mark + 3)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
    let authority = rest[..<(end ?? rest.endIndex)]
    guard !authority.isEmpty, authority.allSatisfy(\.isAuthorityByte) else { return nil }
    var origin = Array(rest[authority.endIndex...])
    if origin.first != UInt8(ascii: "/") { origin.insert(UInt8(ascii: "/"), at: 0) }
    return Absolute(origin: origin, authority: String(decoding: authority, as: UTF8.self))
  }
}
