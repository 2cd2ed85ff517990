internal import CMicroHTTPD

/// Looks for a reason to refuse in the fields of a request, without making anything of them.
@safe struct HeadInspection: FieldVisitor {
  static let call: MHD_KeyValueIteratorN = { context, _, name, nameSize, value, valueSize in
    unsafe HeadInspection.lend(context, name, nameSize, value, valueSize)
  }

  /// What decides which representation is answered.
  private(set) var wishes = unsafe Wishes()
  /// The first fault.
  private(set) var fault: Refusal?
  /// How many fields were taken.
  private(set) var fields = 0
  /// Whether there are cookies, of which the library keeps a copy in pieces.
  private(set) var hasCookies = false
  private var hosts = 0
  private var lengths = 0
  private var hasContent = false
  private var codings = 0
  private var isChunked = false
  /// Where the last value ends in memory, 0 before the first field.
  private var end: UInt = 0

  /// Takes one field; the visit ends at the first fault.
  mutating func take(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    fields += 1
    fault = unsafe faultOfField(name, value)
    return fault == nil
  }

  private mutating func faultOfField(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Refusal? {
    guard !name.isEmpty, unsafe name.areTokenBytes else { return .fieldName }
    guard unsafe value.areValueBytes else { return .fieldValue }
    let start = UInt(bitPattern: name.baseAddress)
    if end != 0, !HeadInspection.isLineEnd(from: end, to: start) { return .fieldValue }
    end = UInt(bitPattern: value.baseAddress) + UInt(value.count)
    switch name.count {
    case 6 where unsafe name.isIgnoringCase("cookie"):
      hasCookies = true
      return nil
    case 4 where unsafe name.isIgnoringCase("host"):
      hosts += 1
      let host = unsafe UnsafeBufferPointer(rebasing: value.withoutBlanks)
      return unsafe hosts == 1 && !host.isEmpty && host.areAuthorityBytes ? nil : .host
    case 14 where unsafe name.isIgnoringCase("content-length"):
      lengths += 1
      let digits = unsafe value.withoutBlanks
      let isNumber = unsafe !digits.isEmpty && digits.allSatisfy { 0x30...0x39 ~= $0 }
      hasContent = unsafe hasContent || digits.contains { $0 != 0x30 }
      return lengths == 1 && isNumber ? nil : .ambiguousLength
    case 17 where unsafe name.isIgnoringCase("transfer-encoding"):
      codings += 1
      isChunked = unsafe value.withoutBlanks.isIgnoringCase("chunked")
      return nil
    case 15 where unsafe name.isIgnoringCase("accept-encoding"):
      unsafe wishes.encodings += 1
      unsafe wishes.acceptEncoding = value
      return nil
    case 13 where unsafe name.isIgnoringCase("if-none-match"):
      unsafe wishes.noneMatches += 1
      unsafe wishes.noneMatch = value
      return nil
    default:
      return nil
    }
  }

  /// What the fields mean together, at the end of the head.
  func verdict(isVersion1_0: Bool, headEnd: UInt) -> Refusal? {
    if let fault { return fault }
    if codings > 0 {
      if lengths > 0 || isVersion1_0 { return .ambiguousLength }
      return codings == 1 && isChunked ? .content : .transferCoding
    }
    if hasContent { return .content }
    if hosts == 0, !isVersion1_0 { return .host }
    if end != 0, !HeadInspection.isLineEnd(from: end, to: headEnd, lines: 2) {
      return .fieldValue
    }
    return nil
  }

  /// Whether only the ends of so many lines lie between two places of the library's buffer.
  ///
  /// Before version 1.0 the library ends a value at a NUL and leaves the rest of it unseen, and
  /// joins folded lines into a wrong name; both leave a larger gap. From 1.0 on it refuses NUL,
  /// makes blanks of folds (RFC 9112 §5.2) and trims values, so that the gap tells nothing.
  private static func isLineEnd(from: UInt, to: UInt, lines: UInt = 1) -> Bool {
    leavesGaps || (to > from && (lines...2 * lines).contains(to - from))
  }

  /// Whether the library in use is of version 1.0 or later.
  private static let leavesGaps: Bool = {
    guard let version = unsafe MHD_get_version() else { return true }
    return unsafe strncmp(version, "0.", 2) != 0
  }()
}

extension UnsafeBufferPointer<UInt8> {
  /// These bytes without blanks at both ends.
  var withoutBlanks: Slice<UnsafeBufferPointer<UInt8>> {
    var low = startIndex
    var high = endIndex
    while low < high, unsafe self[low].isBlank { low += 1 }
    while high > low, unsafe self[high - 1].isBlank { high -= 1 }
    return unsafe self[low..<high]
  }
}
