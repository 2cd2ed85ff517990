internal import CMicroHTTPD

/// Reading the raw target in the library's buffer, before the library decodes it there.
enum RawTarget {
  /// Takes the target over and keeps the library from parsing its query.
  ///
  /// libmicrohttpd would cut the query into arguments, decode them and, when there are hundreds,
  /// never answer; a NUL behind the first `?` leaves it nothing to cut.
  ///
  /// `end` becomes the place where the version must stand if no NUL hides a part of the target.
  @unsafe static func take(
    _ target: UnsafePointer<CChar>?, limit: Int, into bytes: inout [UInt8], end: inout UInt
  ) -> Refusal? {
    bytes.removeAll(keepingCapacity: true)
    end = 0
    guard let target = unsafe target else { return .target }
    let length = unsafe strlen(target)
    let start = unsafe UnsafeRawPointer(target).assumingMemoryBound(to: UInt8.self)
    let raw = unsafe UnsafeBufferPointer(start: start, count: length)
    if length <= limit { unsafe bytes.append(contentsOf: raw) }
    end = unsafe UInt(bitPattern: target + length + 1)
    let isWhole = unsafe isVersion(target + length + 1)
    unsafe hideQuery(target)
    guard isWhole else { return .target }
    return length <= limit ? nil : .targetTooLong
  }

  /// Whether the text here is what follows a target: a protocol version and nothing else.
  @unsafe private static func isVersion(_ text: UnsafePointer<CChar>) -> Bool {
    unsafe strncmp(text, "HTTP/", 5) == 0 && strlen(text) == 8
  }

  /// Writes a NUL behind the first `?` of the request line, also where a NUL stands in the target.
  @unsafe private static func hideQuery(_ target: UnsafePointer<CChar>) {
    var part = unsafe target
    while true {
      if let mark = unsafe strchr(part, CInt(UInt8(ascii: "?"))) {
        unsafe mark[1] = 0
        return
      }
      unsafe part += strlen(part) + 1
      if unsafe isVersion(part) { return }
    }
  }
}
