import Foundation
import Testing

@testable import HTTPMessages

@Suite struct IPAddressTests {
  @Test(
    arguments: [
      ("0.0.0.0", 0xFFFF_0000_0000), ("192.0.2.7", 0xFFFF_C000_0207),
      ("255.255.255.255", 0xFFFF_FFFF_FFFF), ("::ffff:192.0.2.7", 0xFFFF_C000_0207),
      ("::ffff:c000:207", 0xFFFF_C000_0207), ("::", 0), ("::1", 1),
      ("1::", 1 << 112), ("2001:db8::7", 0x2001_0DB8 << 96 | 7),
      ("2001:DB8:0:0:0:0:0:7", 0x2001_0DB8 << 96 | 7),
      ("1:2:3:4:5:6:7:8", 0x1_0002_0003_0004 << 64 | 0x5_0006_0007_0008),
      ("1:2:3:4:5:6:0.7.0.8", 0x1_0002_0003_0004 << 64 | 0x5_0006_0007_0008),
      ("1::3:4:5:6:7:8", 0x1_0000_0003_0004 << 64 | 0x5_0006_0007_0008),
    ] as [(String, UInt128)])
  func readsWhatTheStandardWrites(text: String, bits: UInt128) {
    #expect(IPAddress(text.utf8)?.bits == bits)
  }

  @Test(arguments: [
    "", ".", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "1.2.3.4 ", " 1.2.3.4", "1.2.3.",
    "+1.2.3.4", "1.2.3.0x4", "１.2.3.4", ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
    "1::2::3", ":1::", "1:2:3:4:5:6:7::8", "12345::", "g::", "::1%eth0", "[::1]", "::1.2.3",
    "1.2.3.4::", "::1.2.3.4:5", "1:2:3:4:5:6:7:1.2.3.4", "unknown", "localhost", "::1/128",
    "0000:0000:0000:0000:0000:0000:0000:0000:0000",
  ])
  func readsNothingElse(text: String) {
    #expect(IPAddress(text.utf8) == nil)
  }

  @Test(arguments: [("1.2.3.4", true), ("::ffff:1.2.3.4", true), ("::1.2.3.4", false)])
  func knowsTheVersion(text: String, isVersion4: Bool) {
    #expect(IPAddress(text.utf8)?.isVersion4 == isVersion4)
  }

  /// What the system reads is read alike, and nothing more.
  @Test(arguments: 0..<40)
  func agreesWithTheSystem(seed: Int) {
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<200 {
      let alphabet = Array(seed.isMultiple(of: 2) ? ":::0123abF1" : "...0125:fF1")
      let text = String(
        (0..<(3 + state % 16)).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return alphabet[Int(state >> 33) % alphabet.count]
        })
      var (four, six) = (in_addr(), in6_addr())
      let isKnown = inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
      #expect((IPAddress(text.utf8) != nil) == isKnown, "\(text)")
    }
  }
}
