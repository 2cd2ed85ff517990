internal import CMicroHTTPD

/// Reading the raw target in the library's buffer, before the library decodes it there.
enum RawTarget {
  /// Takes the target over and keeps the library from parsing its query.
  ///
  /// libmicrohttpd would cut the query into arguments, decode them and, when there are hundreds,
  /// never answer; a NUL behind the first `?` leaves it nothing to cut.
  @unsafe static func take(
    _ target: UnsafePointer<CChar>?, limits: Worker.Limits, into arrived: ArrivedTarget
  ) {
    arrived.forget()
    arrived.end = 0
    arrived.fault = .target
    guard let target = unsafe target else { return }
    let length = unsafe strlen(target)
    let start = unsafe UnsafeRawPointer(target).assumingMemoryBound(to: UInt8.self)
    let raw = unsafe UnsafeBufferPointer(start: start, count: length)
    if length <= limits.targetBytes {
      unsafe arrived.replace(raw)
    } else if let mark = unsafe raw.prefix(limits.targetBytes).firstIndex(of: UInt8(ascii: "?")) {
      unsafe arrived.replace(UnsafeBufferPointer(rebasing: raw[..<mark]))
    }
    arrived.end = unsafe UInt(bitPattern: target + length + 1)
    let isWhole = unsafe isVersion(target + length + 1)
    unsafe hideQuery(target, length: length, isWhole: isWhole, bound: limits.poolBytes)
    guard isWhole else { return }
    arrived.fault = length <= limits.targetBytes ? nil : .targetTooLong
  }

  /// Whether the text here is what follows a target: a protocol version and nothing else.
  @unsafe private static func isVersion(_ text: UnsafePointer<CChar>) -> Bool {
    guard unsafe strncmp(text, "HTTP/", 5) == 0 else { return false }
    return unsafe text[5] != 0 && text[6] != 0 && text[7] != 0 && text[8] == 0
  }

  /// Writes a NUL behind the first `?` of the request line, also where NULs stand in the target.
  ///
  /// Parts behind a NUL are searched up to the version, those that begin within `bound` bytes: the
  /// library's buffer is no larger.
  @unsafe private static func hideQuery(
    _ target: UnsafePointer<CChar>, length: Int, isWhole: Bool, bound: Int
  ) {
    if let mark = unsafe strchr(target, CInt(UInt8(ascii: "?"))) {
      unsafe mark[1] = 0
      return
    }
    if isWhole { return }
    var walked = length + 1
    while walked < bound {
      let part = unsafe target + walked
      if unsafe isVersion(part) { return }
      if let mark = unsafe strchr(part, CInt(UInt8(ascii: "?"))) {
        unsafe mark[1] = 0
        return
      }
      unsafe walked += strlen(part) + 1
    }
  }
}
