/// The field `Accept-Encoding`: the codings that a client takes (RFC 9110, section 12.5.3).
public struct AcceptEncoding: Hashable, Sendable {
  private var named: [ContentCoding: Int] = [:]
  private var others: Int?

  /// Reads the field's value; `nil`, where the field is missing, asks for no coding.
  ///
  /// Malformed members and unknown codings are left out; a coding that is named twice counts with
  /// its greater weight. `x-gzip` is `gzip` (RFC 9110, section 8.4.1.3).
  public init(_ fieldValue: String?) {
    guard let fieldValue else { return }
    for member in FieldList.split(Array(fieldValue.utf8)[...], at: UInt8(ascii: ",")) {
      let parts = FieldList.split(member, at: UInt8(ascii: ";"))
      let name = String(
        decoding: FieldList.trimmed(parts[0]).map(\.lowercasedASCII), as: UTF8.self)
      guard let weight = Self.weight(parts.dropFirst()) else { continue }
      if name == "*" {
        others = max(weight, others ?? 0)
      } else if let coding = name == "x-gzip" ? .gzip : ContentCoding(rawValue: name) {
        named[coding] = max(weight, named[coding] ?? 0)
      }
    }
  }

  /// The weight of a coding in thousandths; 0 is not acceptable.
  ///
  /// What is not named has the weight of `*`; without that only `identity` is acceptable, with the
  /// least weight.
  public func quality(of coding: ContentCoding) -> Int {
    named[coding] ?? others ?? (coding == .identity ? 1 : 0)
  }

  /// The coding to answer in: the weightiest, the smaller content among equals.
  ///
  /// Where nothing is acceptable it is `identity`: better in a form that is not wanted than not.
  public var preferred: ContentCoding {
    var best = ContentCoding.identity
    var weight = 0
    for coding in ContentCoding.allCases where quality(of: coding) > weight {
      best = coding
      weight = quality(of: coding)
    }
    return best
  }

  /// The weight that parameters tell, 1000 where they tell none; `nil` where it is malformed.
  private static func weight(_ parameters: ArraySlice<ArraySlice<UInt8>>) -> Int? {
    guard let first = parameters.first else { return 1000 }
    let parameter = FieldList.trimmed(first)
    guard parameters.count == 1, parameter.prefix(2).map(\.lowercasedASCII) == Array("q=".utf8)
    else { return nil }
    return MediaRange.weight(parameter.dropFirst(2))
  }
}
