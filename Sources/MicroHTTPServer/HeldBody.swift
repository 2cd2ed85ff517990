internal import CMicroHTTPD

/// A content that the library reads piece by piece where it lies: it is held, not copied.
///
/// So the content of a large answer is in memory once, however many clients are taking it.
final class HeldBody {
  private let bytes: [UInt8]

  /// From how many bytes on a content is held.
  static let leastLength = 65_536
  /// How many bytes are read at one time.
  static let pieceLength = 32_768

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A response of the library that holds a content.
  static func response(_ bytes: [UInt8]) -> OpaquePointer? {
    let context = unsafe Unmanaged.passRetained(HeldBody(bytes)).toOpaque()
    let response = unsafe MHD_create_response_from_callback(
      UInt64(bytes.count), pieceLength, { unsafe HeldBody.read($0, $1, $2, $3) }, context,
      { unsafe HeldBody.release($0) })
    if unsafe response == nil { unsafe HeldBody.release(context) }
    return unsafe response
  }

  /// Copies what fits from a place on; -2 ends the connection.
  @unsafe private static func read(
    _ context: UnsafeMutableRawPointer?, _ place: UInt64, _ room: UnsafeMutablePointer<CChar>?,
    _ size: Int
  ) -> Int {
    guard let context = unsafe context, let room = unsafe room else { return -2 }
    return unsafe Unmanaged<HeldBody>.fromOpaque(context)._withUnsafeGuaranteedRef { held in
      guard place < UInt64(held.bytes.count) else { return -2 }
      return unsafe held.bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[Int(place)...].prefix(size))
        unsafe UnsafeMutableRawBufferPointer(start: room, count: size).copyMemory(from: rest)
        return rest.count
      }
    }
  }

  @unsafe private static func release(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe Unmanaged<HeldBody>.fromOpaque(context).release()
  }
}
