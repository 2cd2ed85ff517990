private import CSodium

/// A secret that addresses are signed by; no text and no mirror of it tells its bytes.
public struct SigningKey: Sendable {
  /// How many bytes a key may have.
  ///
  /// As many as the code at least (RFC 2104, section 3), and no more than a block of the hash, since
  /// longer ones are not stronger.
  public static let lengths = 32...64
  let bytes: [UInt8]

  /// Reads a key of hexadecimal digits of either case, two for each byte.
  public init?(hexadecimal: some StringProtocol) {
    let digits = Array(hexadecimal.utf8)
    guard digits.count.isMultiple(of: 2), Self.lengths.contains(digits.count / 2) else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: digits.count / 2)
    let isRead = unsafe digits.withUnsafeBytes { digits in
      let text = unsafe digits.assumingMemoryBound(to: CChar.self)
      return unsafe sodium_hex2bin(
        &bytes, bytes.count, text.baseAddress, text.count, nil, nil, nil) == 0
    }
    guard isRead else { return nil }
    self.bytes = bytes
  }
}

extension SigningKey: Equatable {
  /// Whether two keys are the same, in a time that tells nothing of their bytes.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.bytes.count == right.bytes.count else { return false }
    return unsafe sodium_memcmp(left.bytes, right.bytes, left.bytes.count) == 0
  }
}

extension SigningKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The length of the key, in bytes.
  public var description: String { "a key of \(bytes.count) bytes" }
  /// The same: nothing more is for a debugger either.
  public var debugDescription: String { description }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
