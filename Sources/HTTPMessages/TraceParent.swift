/// The place of a request in a trace: the field `traceparent` (W3C Trace Context, section 3.2).
public struct TraceParent: Hashable, Sendable {
  /// The 32 lower-case hexadecimal digits of the whole trace.
  public let traceID: [UInt8]
  /// The 16 lower-case hexadecimal digits of the request that this one belongs to.
  public let parentID: [UInt8]
  /// Whether the caller may have recorded the trace.
  public let isSampled: Bool

  /// How long the field is in version 00, in bytes; later versions may add to it.
  private static let length = 55

  /// Reads the field's value; `nil` where any part of it is not valid.
  ///
  /// Version ff and identifiers of zeros alone are not valid. A later version is read as far as
  /// version 00 goes, if nothing but a hyphen follows there (section 3.2.4).
  public init?(_ value: some Collection<UInt8>) {
    let value = Array(value.prefix(Self.length + 1))
    let hyphen = UInt8(ascii: "-")
    guard value.count >= Self.length, value[2] == hyphen, value[35] == hyphen,
      value[52] == hyphen
    else { return nil }
    let (version, flags) = (value[0..<2], value[53..<55])
    let (trace, parent) = (value[3..<35], value[36..<52])
    guard [version, trace, parent, flags].allSatisfy({ $0.allSatisfy(\.isLowercaseDigit) }),
      version != [UInt8(ascii: "f"), UInt8(ascii: "f")],
      [trace, parent].allSatisfy({ $0.contains { $0 != UInt8(ascii: "0") } }),
      let lowest = value[54].hexadecimalValue
    else { return nil }
    if value.count > Self.length {
      guard version != [UInt8(ascii: "0"), UInt8(ascii: "0")], value[Self.length] == hyphen
      else { return nil }
    }
    traceID = Array(trace)
    parentID = Array(parent)
    isSampled = lowest & 1 == 1
  }
}

extension UInt8 {
  /// Whether this byte is a hexadecimal digit and no upper-case letter.
  fileprivate var isLowercaseDigit: Bool {
    hexadecimalValue != nil && self == lowercasedASCII
  }
}
