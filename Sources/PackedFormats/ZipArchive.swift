internal import Compressing

/// A ZIP archive (APPNOTE 6.3, section 4.3) of files with names in ASCII; the same files give the
/// same bytes.
///
/// DEFLATE and the checksum are the library's. What is left are the three records that name the
/// files; a library for these brings more into the program than they are.
struct ZipArchive {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Adds a file.
  mutating func add(_ name: String, _ content: [UInt8]) {
    let (method, data) = Self.packed(content)
    var fields = Self.version + [0, 0] + method.littleEndianBytes + Self.time
    fields += Checksum.crc32(content).littleEndianBytes
    fields += UInt32(data.count).littleEndianBytes + UInt32(content.count).littleEndianBytes
    fields += UInt16(name.utf8.count).littleEndianBytes + [0, 0]
    // No comment, the first disk, no attributes.
    directory += [0x50, 0x4B, 1, 2] + Self.version + fields + Array(repeating: 0, count: 10)
    directory += UInt32(files.count).littleEndianBytes + Array(name.utf8)
    files += [0x50, 0x4B, 3, 4] + fields + Array(name.utf8) + data
    count += 1
  }

  /// The archive written down.
  var bytes: [UInt8] {
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    end += count.littleEndianBytes + count.littleEndianBytes
    end += UInt32(directory.count).littleEndianBytes + UInt32(files.count).littleEndianBytes
    return files + directory + end + [0, 0]
  }

  /// Version 2.0, the first that knows DEFLATE.
  private static let version: [UInt8] = [20, 0]
  /// The beginning of 1980, the earliest time that there is: an archive tells none.
  private static let time: [UInt8] = [0, 0, 0x21, 0]

  /// A content deflated (method 8), or stored as it is (0) where that makes it no smaller.
  ///
  /// A gzip member (RFC 1952, section 2.3) holds the same data, between ten bytes and eight.
  private static func packed(_ content: [UInt8]) -> (method: UInt16, data: [UInt8]) {
    guard let member = Compressor.gzip.compress(content) else { return (0, content) }
    return (8, Array(member.dropFirst(10).dropLast(8)))
  }
}

extension FixedWidthInteger {
  /// The bytes from the lowest to the highest.
  fileprivate var littleEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }
}
