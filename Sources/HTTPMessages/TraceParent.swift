/// The place of a request in a trace: the field `traceparent` (W3C Trace Context, section 3.2).
public struct TraceParent: Hashable, Sendable {
  private let value: [UInt8]

  /// The 32 lower-case hexadecimal digits of the whole trace.
  public var traceID: ArraySlice<UInt8> { value[Self.trace] }
  /// The 16 lower-case hexadecimal digits of the request that this one belongs to.
  public var parentID: ArraySlice<UInt8> { value[Self.parent] }
  /// Whether the caller may have recorded the trace.
  public var isSampled: Bool { value[54].hexadecimalValue.map { $0 & 1 == 1 } ?? false }

  /// How long the field is in version 00, in bytes; later versions may add to it.
  private static let length = 55
  private static let trace = 3..<35
  private static let parent = 36..<52

  /// Reads the field's value; `nil` where any part of it is not valid.
  ///
  /// Version ff and identifiers of zeros alone are not valid. A later version is read as far as
  /// version 00 goes, if nothing but a hyphen follows there (section 3.2.4).
  public init?(_ value: [UInt8]) {
    let hyphen = UInt8(ascii: "-")
    guard value.count >= Self.length else { return nil }
    for place in 0..<Self.length {
      let isMark = place == 2 || place == 35 || place == 52
      guard isMark ? value[place] == hyphen : value[place].isLowercaseDigit else { return nil }
    }
    let zero = UInt8(ascii: "0")
    guard value[0] != UInt8(ascii: "f") || value[1] != UInt8(ascii: "f"),
      value[Self.trace].contains(where: { $0 != zero }),
      value[Self.parent].contains(where: { $0 != zero })
    else { return nil }
    if value.count > Self.length {
      guard value[0] != zero || value[1] != zero, value[Self.length] == hyphen else { return nil }
    }
    self.value = value
  }
}

extension UInt8 {
  /// Whether this byte is a hexadecimal digit and no upper-case letter.
  fileprivate var isLowercaseDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
