import Signing
import Testing

@Suite struct SigningKeyTests {
  private static let digits = String(repeating: "0a", count: 32)

  @Test(arguments: [64, 66, 128])
  func readsHexadecimalDigits(count: Int) {
    #expect(SigningKey(hexadecimal: String(repeating: "aF", count: count / 2)) != nil)
  }

  private static let others: [String] = [
    "", "0a", String(digits.dropLast()), String(digits.dropLast(2)),
    "\(digits.dropLast())g", "\(digits)0", " \(digits.dropFirst())",
    String(repeating: "0", count: 130), "0x\(digits.dropFirst(2))", "\(digits.dropLast(2))é",
  ]

  @Test(arguments: others)
  func readsNothingElse(text: String) {
    #expect(SigningKey(hexadecimal: text) == nil)
  }

  @Test func comparesBytes() {
    let key = SigningKey(hexadecimal: Self.digits)
    #expect(key == SigningKey(hexadecimal: Self.digits.uppercased()))
    #expect(key != SigningKey(hexadecimal: "\(Self.digits.dropLast())b"))
    #expect(key != SigningKey(hexadecimal: "\(Self.digits)0a"))
  }

  @Test func neverTellsItself() throws {
    let key = try #require(SigningKey(hexadecimal: Self.digits))
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped, "\([key])"] {
      #expect(text.contains("a key of 32 bytes"))
      #expect(!text.contains("10"))
      #expect(!text.contains("0a"))
    }
  }
}
