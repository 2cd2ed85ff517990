internal import CMicroHTTPD
internal import HTTPMessages

/// The owner of a response of libmicrohttpd, made of a response of ours; it may be sent many times.
@safe final class OutgoingResponse {
  private let response: OpaquePointer
  private let status: UInt32
  private let getCell: AnswerCell
  private let headCell: AnswerCell
  private let sizePlace: Int
  /// The status.
  var statusCode: Int { Int(status) }
  /// How many bytes of content are sent where the method asks for them.
  let sentBytes: Int
  /// What the response takes of memory, in bytes: its content and what the library keeps of fields.
  private(set) var cost: Int
  /// What stands in the access log behind the peer when the response was ready for a `GET`.
  var logRest: [UInt8] = [] { didSet { cost += logRest.count } }

  /// Takes over a response that was made.
  private init(owning response: OpaquePointer, of value: Response, hasBody: Bool) {
    unsafe self.response = response
    status = UInt32(value.status.rawValue)
    let route = value.provenance.route
    getCell = AnswerCell(route: route, method: 0, status: value.status)
    headCell = AnswerCell(route: route, method: 1, status: value.status)
    let hasContent = value.status != .notModified && value.status != .noContent
    sentBytes = hasContent ? value.body.count : 0
    sizePlace = CountingSteps.place(of: Int64(sentBytes), in: CountingSteps.bytes)
    let isHeld = hasBody && value.body.count >= HeldBody.leastLength
    cost = (hasBody ? value.body.count : 0) + (isHeld ? HeldBody.pieceLength : 0) + 512
  }

  /// Copies a response; `nil` when it cannot be sent: a status that is none, a field that would
  /// break the head, no memory.
  ///
  /// Fields that are the server's own, and those without a value, are left out. Where no content
  /// is sent, for `HEAD` and for 304, its length is announced all the same.
  static func make(
    _ response: Response, lengthOnly: Bool, closing: Bool
  ) -> OutgoingResponse? {
    let lengthOnly = lengthOnly || response.status == .notModified
    guard 200...599 ~= response.status.rawValue,
      let made = unsafe object(response, lengthOnly: lengthOnly)
    else { return nil }
    let outgoing = unsafe OutgoingResponse(owning: made, of: response, hasBody: !lengthOnly)
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

  /// Counts the response as the answer to a method, told by its place.
  func count(method: Int, route: Int?, in counters: WorkerCounters) {
    switch method {
    case 0: counters.count(getCell, bytes: sentBytes, sizePlace: sizePlace)
    case 1: counters.count(headCell, bytes: 0, sizePlace: 0)
    default:
      let cell = AnswerCell(route: route, method: method, status: Status(rawValue: Int(status)))
      counters.count(cell, bytes: sentBytes, sizePlace: sizePlace)
    }
  }

  /// Adds a field; `false` when the library refuses.
  private func add(_ name: String, _ value: String) -> Bool {
    // The library copies both texts and keeps three pointers and two lengths with them.
    cost += name.utf8.count + value.utf8.count + 96
    return unsafe name.withCString { name in
      unsafe value.withCString { value in
        unsafe MHD_add_response_header(response, name, value) == .YES
      }
    }
  }

  /// The library's object: without content, with a length alone, or with the bytes, which are
  /// copied where they are few.
  private static func object(_ response: Response, lengthOnly: Bool) -> OpaquePointer? {
    if response.body.isEmpty || response.status == .noContent {
      return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    }
    if lengthOnly {
      // The content is never asked for; -2 would end the connection.
      return unsafe MHD_create_response_from_callback(
        UInt64(response.body.count), 1, { _, _, _, _ in -2 }, nil, nil)
    }
    if response.body.count >= HeldBody.leastLength {
      return unsafe HeldBody.response(response.body)
    }
    return unsafe response.body.withUnsafeBytes { bytes in
      unsafe MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
  }
}
