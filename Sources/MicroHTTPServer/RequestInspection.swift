/// The first call of a request: whether it is let through.
extension Worker {
  /// The reason to refuse a request whose head has arrived; `nil` lets it through.
  @unsafe func refusal(
    of head: RequestHead, on connection: Connection, _ inspection: inout HeadInspection
  ) -> Refusal? {
    let method = unsafe head.methodBytes
    guard unsafe method.areUpperCase, 1...16 ~= method.count else { return .method }
    let arrived = connection.arrived
    if let fault = arrived.fault { return fault }
    guard unsafe arrived.end == UInt(bitPattern: head.version), unsafe arrived.bytes.areTargetBytes
    else { return .target }
    if unsafe arrived.bytes.first != UInt8(ascii: "/") {
      if let absolute = TargetForm.absolute(arrived.copy) {
        arrived.replace(absolute.origin)
        connection.authority = absolute.authority
      } else if unsafe arrived.copy != [UInt8(ascii: "*")]
        || !method.elementsEqual("OPTIONS".utf8)
      {
        return .target
      }
    }
    let size = unsafe head.size
    guard size <= headerBytes else { return .headTooLarge }
    unsafe head.visit(&inspection)
    if inspection.fault == nil, unsafe !leavesRoom(head, inspection) { return .headTooLarge }
    let end = unsafe UInt(bitPattern: head.method) + UInt(size)
    return unsafe inspection.verdict(isVersion1_0: head.isVersion1_0, headEnd: end)
  }

  /// Whether a head leaves room for the head of any answer.
  @unsafe private func leavesRoom(_ head: RequestHead, _ inspection: HeadInspection) -> Bool {
    let taken =
      inspection.hasCookies
      ? unsafe HeadRoom.taken(by: head)
      : unsafe HeadRoom.taken(size: head.size, fields: inspection.fields)
    return limits.poolBytes - taken >= HeadRoom.ofAnswer
  }
}
