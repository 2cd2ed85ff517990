internal import CMicroHTTPD
internal import HTTPMessages

/// Picks the fields of a request that its line in the log tells of.
struct LoggedFields: FieldVisitor {
  static let call: MHD_KeyValueIteratorN = { context, _, name, nameSize, value, valueSize in
    unsafe LoggedFields.lend(context, name, nameSize, value, valueSize)
  }

  /// The field that is believed about the client; `nil` where the peer is believed about nothing.
  let forwarding: ForwardingRules.Field?
  /// The values of that field, joined by commas.
  private(set) var forwarded: [UInt8] = []
  /// The values of `X-Request-ID`, empty without one.
  private(set) var request: [UInt8] = []
  /// The values of `traceparent`, empty without one.
  private(set) var trace: [UInt8] = []

  /// Picks fields; those about the client only where a trusted proxy sends them.
  init(forwarding: ForwardingRules.Field?) {
    self.forwarding = forwarding
  }

  /// Takes one field.
  mutating func take(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch name.count {
    case 9 where forwarding == .forwarded:
      if unsafe name.isIgnoringCase("forwarded") { unsafe LoggedFields.join(&forwarded, value) }
    case 11 where unsafe name.isIgnoringCase("traceparent"):
      unsafe LoggedFields.join(&trace, value)
    case 12 where unsafe name.isIgnoringCase("x-request-id"):
      unsafe LoggedFields.join(&request, value)
    case 15 where forwarding == .forwardedFor:
      if unsafe name.isIgnoringCase("x-forwarded-for") {
        unsafe LoggedFields.join(&forwarded, value)
      }
    default: break
    }
    return true
  }

  private static func join(_ all: inout [UInt8], _ value: UnsafeBufferPointer<UInt8>) {
    if !all.isEmpty { all.append(UInt8(ascii: ",")) }
    unsafe all += UnsafeBufferPointer(rebasing: value.withoutBlanks)
  }
}
