internal import CMicroHTTPD
internal import HTTPMessages

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A reply written past the library, for a connection without room for one; it is closed then.
enum BareReply {
  /// The bytes of a reply that ends its connection (RFC 9112, section 4).
  static func bytes(of response: Response, hasContent: Bool) -> [UInt8] {
    let reason = unsafe MHD_get_reason_phrase_for(UInt32(response.status.rawValue))
      .map { unsafe String(cString: $0) }
    var head = "HTTP/1.1 \(response.status.rawValue) \(reason ?? "")\r\nConnection: close\r\n"
    for field in response.headers.fields
    where OutgoingField.isValid(field) && !OutgoingField.isLeftOut(field) {
      head += "\(field.name): \(field.value)\r\n"
    }
    head += "Content-Length: \(response.body.count)\r\n\r\n"
    return Array(head.utf8) + (hasContent ? response.body : [])
  }

  /// Writes a reply as far as the socket takes it at once, which is far more than one has.
  ///
  /// The worker's thread blocks SIGPIPE.
  static func write(_ response: Response, hasContent: Bool, to descriptor: Int32) {
    let bytes = bytes(of: response, hasContent: hasContent)
    _ = unsafe send(descriptor, bytes, bytes.count, Int32(MSG_DONTWAIT))
  }
}
