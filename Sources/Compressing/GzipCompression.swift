private import CZlib

/// Gzip in one call of its library; the header tells neither a name nor a time.
enum GzipCompression {
  /// How hard the library tries, 1 to 9, for a content of some bytes: 9 takes 2.5 ms for 50,000.
  static func level(of length: Int) -> Int32 { length <= 65_536 ? Z_BEST_COMPRESSION : 6 }

  /// The compressed bytes; `nil` where the library has no memory or they are not fewer.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard let length = UInt32(exactly: bytes.count) else { return nil }
    var stream = unsafe z_stream()
    guard unsafe loaderd_gzip_begin(&stream, level(of: bytes.count)) == Z_OK else { return nil }
    defer { _ = unsafe deflateEnd(&stream) }
    return unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { made, count in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        unsafe stream.avail_in = length
        unsafe stream.next_out = made.baseAddress
        unsafe stream.avail_out = length
        let isDone = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = unsafe isDone ? bytes.count - Int(stream.avail_out) : 0
      }
    }.nonEmpty
  }
}
