import Testing

@testable import MicroHTTPServer

struct RequestNumberTests {
  private func text(after count: Int) -> String {
    var number = RequestNumber(beginning: 0x19a_c8b3_f2d1, worker: 11)
    for _ in 0..<count { number.advance() }
    return String(decoding: number.text, as: UTF8.self)
  }

  @Test(arguments: [0, 1, 9, 10, 15, 16, 255, 256, 4095, 4096, 70_000])
  func countsInHexadecimal(count: Int) {
    let digits = String(count, radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    #expect(text(after: count) == "19ac8b3f2d1-b-\(padded)")
  }

  @Test(arguments: [
    "a", "00f067aa-0ba902b7", "A.b_c~d:e/f+g=h@i-0", String(repeating: "x", count: 128),
  ])
  func takesSaneIdentifiers(text: String) {
    #expect(RequestNumber.isSane(text.utf8))
  }

  @Test(arguments: [
    "", "a b", "a\"b", "a\\b", "a,b", "a\nb", "é", "{a}", "<a>", "a%20",
    String(repeating: "x", count: 129),
  ])
  func takesNoOthers(text: String) {
    #expect(!RequestNumber.isSane(text.utf8))
  }
}
