import Testing

@testable import MicroHTTPServer

struct SipHashTests {
  private static func hash(_ count: Int, _ hash: SipHash) -> UInt64 {
    (0..<count).map { UInt8($0) }.withUnsafeBytes { hash.value(of: $0) }
  }

  /// The test vectors of the authors for 2 and 4 rounds: key and text count up from 0.
  @Test(
    arguments: [
      (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
      (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
    ] as [(Int, UInt64)])
  func itIsTheAuthors(_ count: Int, _ expected: UInt64) {
    let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
    #expect(Self.hash(count, SipHash(key.0, key.1, wordRounds: 2, endRounds: 4)) == expected)
  }

  @Test func eachProcessHasItsOwn() {
    #expect(Self.hash(20, SipHash()) != Self.hash(20, SipHash()))
  }

  @Test func everyLengthAndByteCounts() {
    let hash = SipHash()
    var seen: Set<UInt64> = []
    for length in 0..<40 {
      for place in 0..<max(length, 1) {
        var bytes = [UInt8](repeating: 0, count: length)
        if length > 0 { bytes[place] = 1 }
        seen.insert(bytes.withUnsafeBytes { hash.value(of: $0) })
      }
    }
    #expect(seen.count == 1 + (1..<40).reduce(0, +))
  }
}
