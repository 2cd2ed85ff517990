/// A way to make bytes fewer for their way.
public enum Compressor: Hashable, Sendable, CaseIterable {
  /// DEFLATE with a checksum (RFC 1951, RFC 1952).
  case gzip
  /// Brotli (RFC 7932).
  case brotli

  /// The bytes, compressed; `nil` where they would not become fewer.
  ///
  /// The same bytes give the same result with the same library. How hard is tried depends on the
  /// length alone, and no content of 65,536 bytes takes longer than a few milliseconds.
  public func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.isEmpty else { return nil }
    let made =
      switch self {
      case .gzip: GzipCompression.compress(bytes)
      case .brotli: BrotliCompression.compress(bytes)
      }
    guard let made, made.count < bytes.count else { return nil }
    return made
  }
}
