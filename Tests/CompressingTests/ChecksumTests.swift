import Compressing
import Testing

@Suite struct ChecksumTests {
  /// The check value of CRC-32 in ISO 3309, and that of nothing.
  @Test(arguments: [("123456789", 0xCBF4_3926), ("", 0), ("a", 0xE8B7_BE43)] as [(String, UInt32)])
  func hasItsKnownValues(_ text: String, _ sum: UInt32) {
    #expect(Checksum.crc32(Array(text.utf8)) == sum)
  }
}
