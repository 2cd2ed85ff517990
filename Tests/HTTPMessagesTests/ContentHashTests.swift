import HTTPMessages
import Testing

@Suite struct ContentHashTests {
  private static let text = Array("The quick brown fox jumps over the lazy dog, again.".utf8)

  @Test func isTheSameInEveryProcess() {
    let first = ContentHash.hexadecimal(of: Self.text)
    #expect(first == ContentHash.hexadecimal(of: Self.text.map(\.self)))
    #expect(first == "95fad10b765d318d")
  }

  @Test(arguments: 0..<51)
  func everyBitCounts(_ index: Int) {
    let hash = ContentHash.value(of: Self.text)
    for bit in 0..<8 {
      var changed = Self.text
      changed[index] ^= 1 << UInt8(bit)
      #expect(ContentHash.value(of: changed) != hash)
    }
  }

  @Test func everyLengthCounts() {
    let hashes = Set((0...64).map { ContentHash.value(of: Array(repeating: 0, count: $0)) })
    #expect(hashes.count == 65)
  }

  @Test func manySimilarContentsDiffer() {
    let hashes = Set((0..<20_000).map { ContentHash.value(of: Array("x=\($0)".utf8)) })
    #expect(hashes.count == 20_000)
  }

  @Test func digitsAreThoseOfTheValue() {
    for text in ["", "a", "<svg/>"] {
      let digits = ContentHash.hexadecimal(of: Array(text.utf8))
      #expect(UInt64(digits, radix: 16) == ContentHash.value(of: Array(text.utf8)))
      #expect(digits.count == 16)
    }
  }
}
