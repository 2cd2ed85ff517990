private import CZlib

/// Checksums that containers keep of their files.
public enum Checksum {
  /// CRC-32 as gzip and ZIP have it (RFC 1952, section 8).
  public static func crc32(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      UInt32(truncatingIfNeeded: unsafe CZlib.crc32_z(0, bytes.baseAddress, bytes.count))
    }
  }
}
