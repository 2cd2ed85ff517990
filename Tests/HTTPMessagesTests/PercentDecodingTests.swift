import Testing

@testable import HTTPMessages

@Suite struct PercentDecodingTests {
  @Test(arguments: [UInt8.min...UInt8.max])
  func hexadecimalDigitsAreThoseOfTheGrammar(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes {
      let expected = byte < 0x80 ? UInt8(String(UnicodeScalar(byte)), radix: 16) : nil
      #expect(byte.hexadecimalValue == expected)
    }
  }

  @Test(arguments: 0...127)
  func everyASCIIByteSurvivesItsEscape(_ byte: Int) throws {
    let digits = String(byte, radix: 16)
    let escaped = "%" + (digits.count == 1 ? "0" : "") + digits
    let text = try PercentDecoding.text(Array(escaped.utf8)[...], plusIsSpace: true)
    #expect(text.utf8.elementsEqual([UInt8(byte)]))
  }

  @Test(arguments: [(true, "a b"), (false, "a+b")])
  func plusIsASpaceInQueriesOnly(_ plusIsSpace: Bool, _ expected: String) throws {
    let text = try PercentDecoding.text(Array("a+b".utf8)[...], plusIsSpace: plusIsSpace)
    #expect(text == expected)
  }
}
