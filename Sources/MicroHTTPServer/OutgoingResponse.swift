internal import CMicroHTTPD
internal import HTTPMessages

/// The owner of a response of libmicrohttpd, made of a response of ours.
@safe struct OutgoingResponse: ~Copyable {
  private let response: OpaquePointer
  private let status: UInt32

  /// Takes over a response that was made.
  private init(owning response: OpaquePointer, status: Status) {
    unsafe self.response = response
    self.status = UInt32(status.rawValue)
  }

  /// Copies a response; `nil` when it cannot be sent: a status that is none, a field that would
  /// break the head, no memory.
  ///
  /// Fields that are the server's own, and those without a value, are left out. Where no content
  /// is sent, for `HEAD` and for 304, its length is announced all the same.
  static func make(
    _ response: Response, lengthOnly: Bool, closing: Bool
  ) -> OutgoingResponse? {
    guard 200...599 ~= response.status.rawValue,
      let made = unsafe object(
        response, lengthOnly: lengthOnly || response.status == .notModified)
    else { return nil }
    let outgoing = unsafe OutgoingResponse(owning: made, status: response.status)
    for field in response.headers.fields {
      guard OutgoingField.isValid(field) else { return nil }
      if OutgoingField.isLeftOut(field) { continue }
      guard outgoing.add(field.name, field.value) else { return nil }
    }
    if closing, !outgoing.add("Connection", "close") { return nil }
    return outgoing
  }

  deinit {
    unsafe MHD_destroy_response(response)
  }

  /// Queues the response on a connection; `false` when the library refuses.
  @unsafe func queue(on connection: OpaquePointer) -> Bool {
    unsafe MHD_queue_response(connection, status, response) == .YES
  }

  /// Adds a field; `false` when the library refuses.
  private func add(_ name: String, _ value: String) -> Bool {
    unsafe MHD_add_response_header(response, name, value) == .YES
  }

  /// The library's object: without content, with a length alone, or with a copy of the bytes.
  private static func object(_ response: Response, lengthOnly: Bool) -> OpaquePointer? {
    if response.body.isEmpty || response.status == .noContent {
      return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    }
    if lengthOnly {
      // The content is never asked for; -2 would end the connection.
      return unsafe MHD_create_response_from_callback(
        UInt64(response.body.count), 1, { _, _, _, _ in -2 }, nil, nil)
    }
    return unsafe response.body.withUnsafeBytes { bytes in
      unsafe MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
  }
}
