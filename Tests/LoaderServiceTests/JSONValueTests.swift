import Foundation
import Testing

@testable import LoaderService

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.integer(-3), "-3"), (.number(0.5), "0.5"),
      (.number(2), "2"), (.number(-0.25), "-0.25"), (.number(.nan), "null"),
      (.number(.infinity), "null"), ([], "[]"), (["a", .integer(1)], "[\"a\",1]"),
      (.object([]), "{}"), (["b": "1", "a": .null], "{\"b\":\"1\",\"a\":null}"),
    ] as [(JSONValue, String)])
  func isWritten(_ value: JSONValue, _ text: String) {
    #expect(String(decoding: value.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: ["", "a\"b\\c", "\u{0}\u{1F}\u{7F}\n\r\t", "é€😀", "</script>", "\u{2028}"])
  func stringsComeBack(_ text: String) throws {
    let read = try JSONSerialization.jsonObject(
      with: Data(JSONValue.string(text).bytes), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }
}
