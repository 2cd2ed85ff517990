private import CSodium

/// The code by which a message is known to come from who has the key (HMAC-SHA-256, RFC 2104).
public struct MessageCode: Sendable {
  /// How many characters the text of a code has.
  public static let textLength = 43
  private static let length = Int(crypto_auth_hmacsha256_BYTES)
  /// The library chooses its code for the processor when it is first asked.
  private static let isReady = sodium_init() >= 0
  private var bytes: [UInt8]

  /// Makes the code of a message.
  public init(of message: [UInt8], key: SigningKey) {
    _ = Self.isReady
    bytes = [UInt8](repeating: 0, count: Self.length)
    var state = crypto_auth_hmacsha256_state()
    unsafe crypto_auth_hmacsha256_init(&state, key.bytes, key.bytes.count)
    unsafe crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
    unsafe crypto_auth_hmacsha256_final(&state, &bytes)
    unsafe withUnsafeMutableBytes(of: &state) {
      unsafe sodium_memzero($0.baseAddress, $0.count)
    }
  }

  /// Reads the text of a code: base64url without padding (RFC 4648, section 5), and nothing else.
  public init?(text: some Collection<UInt8>) {
    guard text.count == Self.textLength else { return nil }
    let text = text.map { CChar(bitPattern: $0) }
    bytes = [UInt8](repeating: 0, count: Self.length)
    var length = 0
    let result = unsafe sodium_base642bin(
      &bytes, bytes.count, text, text.count, nil, &length, nil,
      sodium_base64_VARIANT_URLSAFE_NO_PADDING)
    guard result == 0, length == Self.length else { return nil }
  }

  /// The text of the code, 43 characters that need no escape in a query.
  public var text: String {
    var text = [CChar](repeating: 0, count: Self.textLength + 1)
    unsafe sodium_bin2base64(
      &text, text.count, bytes, bytes.count, sodium_base64_VARIANT_URLSAFE_NO_PADDING)
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension MessageCode: Equatable {
  /// Whether two codes are the same, in a time that tells nothing of where they differ.
  public static func == (left: Self, right: Self) -> Bool {
    unsafe sodium_memcmp(left.bytes, right.bytes, length) == 0
  }
}
