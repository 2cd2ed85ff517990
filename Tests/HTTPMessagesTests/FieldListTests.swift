import Testing

@testable import HTTPMessages

@Suite struct FieldListTests {
  @Test(arguments: [
    ("", [""]), ("a,b", ["a", "b"]), ("a,,b", ["a", "", "b"]), ("\"a,b\",c", ["\"a,b\"", "c"]),
    ("\"a\\\",b\",c", ["\"a\\\",b\"", "c"]), ("\"a,b", ["\"a,b"]), ("a\\,b", ["a\\", "b"]),
  ])
  func splitsOutsideQuotes(_ text: String, _ expected: [String]) {
    let parts = FieldList.split(Array(text.utf8)[...], at: UInt8(ascii: ","))
    #expect(parts.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(arguments: [(" \ta b\t ", "a b"), ("a", "a"), ("  ", ""), ("", "")])
  func trims(_ text: String, _ expected: String) {
    let trimmed = FieldList.trimmed(Array(text.utf8)[...])
    #expect(String(decoding: trimmed, as: UTF8.self) == expected)
  }

  @Test func tokensAreThoseOfTheGrammar() {
    let characters = (UInt8.min...UInt8.max).filter(\.isTokenCharacter)
    #expect(characters.count == 15 + 10 + 52)
    #expect("()<>@,;:\\\"/[]?={} \t".utf8.filter(\.isTokenCharacter) == [])
  }
}
