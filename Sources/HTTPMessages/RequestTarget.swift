/// A request target in origin form (RFC 9112, section 3.2.1): the raw bytes, still percent-encoded.
public struct RequestTarget: Hashable, Sendable {
  /// The bytes before the first `?`, beginning with `/`.
  public let path: [UInt8]
  /// The bytes behind the first `?`; `nil` where there is none.
  public let query: [UInt8]?

  /// Makes a target of the bytes of the request line.
  public init(_ bytes: some Sequence<UInt8>) {
    let parts = Array(bytes).split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    path = Array(parts[0])
    query = parts.count > 1 ? Array(parts[1]) : nil
  }

  /// Makes a target of text, such as `/frames/coins?t=0.35`.
  public init(_ text: String) {
    self.init(text.utf8)
  }
}
