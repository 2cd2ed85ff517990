/// Checks of whole texts, as often as a request has fields: a table and no branch for each byte.
extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes may stand in a token (RFC 9110, section 5.6.2).
  var areTokenBytes: Bool { unsafe faults(ByteScan.noToken) == 0 }

  /// Whether all bytes may stand in a host and port (RFC 3986, section 3.2, without user data).
  var areAuthorityBytes: Bool { unsafe faults(ByteScan.noAuthority) == 0 }

  /// Whether all bytes may stand in a field value (RFC 9110, section 5.5).
  var areValueBytes: Bool { unsafe faults(ByteScan.noValue) == 0 }

  /// Whether all bytes may stand in a target.
  var areTargetBytes: Bool { unsafe faults(ByteScan.noTarget) == 0 }

  /// Whether all bytes are upper-case letters.
  var areUpperCase: Bool {
    unsafe allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
  }

  /// Which faults of some kinds occur.
  @inline(__always)
  private func faults(_ kinds: UInt8) -> UInt8 {
    let table = unsafe ByteScan.table.utf8Start
    var found: UInt8 = 0
    for place in 0..<count {
      unsafe found |= table[Int(self[place])]
    }
    return found & kinds
  }
}

/// For what each byte is unfit, as bits.
private enum ByteScan {
  static let noToken: UInt8 = 1
  static let noAuthority: UInt8 = 2
  static let noValue: UInt8 = 4
  static let noTarget: UInt8 = 8

  /// The bits of the 256 bytes, each above `@`, which has none of them; those of no ASCII character
  /// are unfit for tokens and authorities.
  static let table: StaticString = """
    OOOOOOOOOKOOOOOOOOOOOOOOOOOOOOOOK@CB@@@@AA@@A@@C@@@@@@@@@@AACACC\
    C@@@@@@@@@@@@@@@@@@@@@@@@@@ACAB@B@@@@@@@@@@@@@@@@@@@@@@@@@@CBC@O\
    CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC\
    CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
    """
}
