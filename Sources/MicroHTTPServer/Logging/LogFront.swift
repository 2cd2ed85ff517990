internal import HTTPMessages

/// The part of a line of the access log that tells whose request it was.
///
/// Peer, client, request and trace; made anew for each line in the memory of the one before.
struct LogFront {
  private let clientMark: [UInt8]
  private let requestMark: [UInt8]
  private let traceMark: [UInt8]
  private let noTrace: [UInt8]
  private let forwarding: ForwardingRules?
  private var number: RequestNumber
  /// The bytes of the part.
  private(set) var bytes: [UInt8] = []

  /// Makes the parts of lines of a form.
  init(_ marks: AccessLogForm.Marks, forwarding: ForwardingRules?, number: RequestNumber) {
    clientMark = Array(marks.client.utf8)
    requestMark = Array(marks.request.utf8)
    traceMark = Array(marks.trace.utf8)
    noTrace = Array(marks.noTrace.utf8)
    self.forwarding = forwarding
    self.number = number
    bytes.reserveCapacity(256)
  }

  /// Makes the part of one request; `isProxied` tells whether its peer is believed.
  @unsafe mutating func make(_ head: RequestHead, peer: [UInt8], isProxied: Bool) {
    var fields = LoggedFields(forwarding: isProxied ? forwarding?.field : nil)
    unsafe head.visit(&fields)
    make(fields, peer: peer)
  }

  /// Makes the part of a request's fields.
  mutating func make(_ fields: LoggedFields, peer: [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    bytes += peer
    bytes += clientMark
    if !fields.forwarded.isEmpty, let client = forwarding?.client(fields.forwarded) {
      bytes += client
    } else {
      bytes += peer
    }
    bytes += requestMark
    if RequestNumber.isSane(fields.request) {
      bytes += fields.request
    } else {
      number.advance()
      bytes += number.text
    }
    if let trace = TraceParent(fields.trace) {
      bytes += traceMark
      bytes += trace.traceID
    } else {
      bytes += noTrace
    }
  }
}
