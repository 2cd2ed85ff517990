/// The first call of a request: whether it is let through.
extension Worker {
  /// The reason to refuse a request whose head has arrived; `nil` lets it through.
  @unsafe func refusal(of head: RequestHead, on connection: Connection) -> Refusal? {
    let method = unsafe head.methodBytes
    let isOptions = unsafe method.elementsEqual("OPTIONS".utf8)
    let isMethod = unsafe method.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    guard isMethod, 1...16 ~= method.count else { return .method }
    if let fault = connection.targetFault { return fault }
    guard unsafe connection.targetEnd == UInt(bitPattern: head.version),
      connection.target.allSatisfy(\.isTargetByte)
    else { return .target }
    if connection.target.first != UInt8(ascii: "/") {
      if let absolute = TargetForm.absolute(connection.target) {
        connection.target = absolute.origin
        connection.authority = absolute.authority
      } else if !isOptions || connection.target != [UInt8(ascii: "*")] {
        return .target
      }
    }
    let size = unsafe head.size
    guard size <= headerBytes else { return .headTooLarge }
    var inspection = HeadInspection()
    unsafe head.visit(&inspection)
    let end = unsafe UInt(bitPattern: head.method) + UInt(size)
    return unsafe inspection.verdict(isVersion1_0: head.isVersion1_0, headEnd: end)
  }
}
