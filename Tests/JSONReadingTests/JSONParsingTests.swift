import JSONReading
import Testing

@Suite struct JSONParsingTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("0", .integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("1.5", .number(1.5)), ("1e3", .number(1000)), ("2E-2", .number(0.02)),
    ("1.0", .number(1)), ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
    ("5e-324", .number(.leastNonzeroMagnitude)), ("1e-999", .number(0)),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{c}\n\r\tz")),
    (#""\u00e9\ud83d\ude00""#, .string("é😀")), ("\"é😀\"", .string("é😀")),
    (#""a\u0000b""#, .string("a\u{0}b")), ("[]", .array([])), ("{}", .object([])),
    ("[1, [2.5], null]", .array([.integer(1), .array([.number(2.5)]), .null])),
  ])
  func readsWhatTheGrammarAllows(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test func keepsTheOrderOfMembers() throws {
    let names = (0..<200).map { "k\(($0 * 37) % 200)" }
    let text = "{" + names.map { "\"\($0)\": 1" }.joined(separator: ",") + "}"
    #expect(try JSONValue(parsing: text).members?.map(\.key) == names)
  }

  @Test(arguments: [
    ("", JSONError.Reason.syntax), (" ", .syntax), ("{", .syntax), ("[1,]", .syntax),
    ("[1 2]", .syntax), ("{\"a\":}", .syntax), ("{\"a\":1,}", .syntax), ("{a:1}", .syntax),
    ("{'a':1}", .syntax), ("01", .syntax), ("+1", .syntax), (".5", .syntax),
    ("1.", .syntax), ("1e", .syntax), ("0x10", .trailingText), ("NaN", .syntax),
    ("Infinity", .syntax), ("-", .syntax), ("tru", .syntax), ("True", .syntax),
    ("\"a", .syntax), ("\"a\nb\"", .syntax), (#""\x""#, .syntax), (#""\u12""#, .syntax),
    (#""\ud800""#, .syntax), (#""\udc00""#, .syntax), ("// note\n1", .syntax),
    ("\u{feff}1", .syntax), ("[1\u{0}]", .syntax), ("\u{0}", .syntax), ("1 1", .trailingText),
    ("{} {}", .trailingText),
    ("[]]", .trailingText), ("null\u{0}", .syntax),
    ("9223372036854775808", .numberOutOfRange), ("-9223372036854775809", .numberOutOfRange),
    ("1e999", .numberOutOfRange), ("-1e999", .numberOutOfRange),
    (#"{"a": 1, "a": 1}"#, .duplicateKey), (#"{"a": 1, "\u0061": 2}"#, .duplicateKey),
    (#"[{"b": {"c": 1, "c": 2}}]"#, .duplicateKey), (#"{"a\u0000": 1}"#, .nullInKey),
  ])
  func refuses(text: String, reason: JSONError.Reason) {
    #expect(failure(of: Array(text.utf8))?.reason == reason)
  }

  @Test(
    arguments: [
      [0xff], [0x22, 0xff, 0x22], [0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22], [0x22, 0xe2, 0x82, 0x22],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(bytes: [UInt8]) {
    #expect(failure(of: bytes)?.reason == .encoding)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func boundsTheDepth(opening: String) {
    #expect(failure(of: Array(String(repeating: opening, count: 100_000).utf8))?.reason == .tooDeep)
  }

  @Test func readsDeepNesting() throws {
    let depth = 2_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    var value = try JSONValue(parsing: text)
    var levels = 0
    while let elements = value.elements {
      levels += 1
      guard let inner = elements.first else { break }
      value = inner
    }
    #expect(levels == depth)
  }

  @Test(
    arguments: [
      ("{\n  \"a\": 1,\n  \"b\": ?\n}", 3, 8, "?"), ("[1, nul]", 1, 7, "nul"),
      ("{\"a\": 1,\n \"a\": 2}", 2, 4, "\"a\""), ("é é", 1, 1, "é"), ("[\"é\", x]", 1, 7, "x"),
      ("\n\n1 'x'", 3, 3, "'"), ("[1,\n\"é\"\u{0}]", 2, 4, nil), ("[1, 2", 1, 5, nil),
      ("", 1, 0, nil),
    ] as [(String, Int, Int, String?)])
  func tellsThePlace(text: String, line: Int, column: Int, near: String?) {
    let error = failure(of: Array(text.utf8))
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.near == near)
  }

  static let example = #"{"a": [1, -2.5e3, "é\n\u00e9"], "b": {"c": null, "d": [true, false]}}"#

  @Test func refusesEveryBeginningOfAText() {
    let bytes = Array(Self.example.utf8)
    #expect(failure(of: bytes) == nil)
    let accepted = bytes.indices.filter { failure(of: Array(bytes[..<$0])) == nil }
    #expect(accepted.isEmpty)
  }

  @Test func readsOrRefusesEveryTextWithOneByteChanged() {
    let bytes = Array(Self.example.utf8)
    let errors = bytes.indices.flatMap { place in
      (UInt8.min...UInt8.max).compactMap { byte in
        var changed = bytes
        changed[place] = byte
        return failure(of: changed)
      }
    }
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { (1...2).contains($0.line) })
    #expect(errors.allSatisfy { (0...bytes.count).contains($0.column) })
  }

  private func failure(of bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONValue(parsing: bytes)
      return nil
    } catch {
      return error
    }
  }
}
