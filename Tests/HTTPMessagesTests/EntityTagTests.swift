import HTTPMessages
import Testing

@Suite struct EntityTagTests {
  @Test(
    arguments: [
      ("\"\"", "", false), ("\"abc\"", "abc", false), ("W/\"abc\"", "abc", true),
      ("\"a,b c\"", nil, false), ("\"a,b\"", "a,b", false), ("\"é\"", "é", false),
      ("\"xyzzy!#\"", "xyzzy!#", false), ("abc", nil, false), ("\"abc", nil, false),
      ("\"", nil, false), ("W/", nil, false), ("w/\"abc\"", nil, false), ("\"a\"b\"", nil, false),
      (" \"abc\"", nil, false), ("*", nil, false), ("", nil, false), ("\"a\u{7F}\"", nil, false),
    ] as [(String, String?, Bool)])
  func readsTheGrammar(_ text: String, _ opaque: String?, _ isWeak: Bool) {
    let tag = EntityTag(parsing: text)
    #expect(tag?.opaque == opaque)
    if let tag {
      #expect(tag.isWeak == isWeak)
      #expect(tag.fieldValue == text)
    }
  }

  // The table of RFC 9110, section 8.8.3.2.
  @Test(arguments: [
    ("W/\"1\"", "W/\"1\"", false, true), ("W/\"1\"", "W/\"2\"", false, false),
    ("W/\"1\"", "\"1\"", false, true), ("\"1\"", "\"1\"", true, true),
  ])
  func compares(_ a: String, _ b: String, _ strongly: Bool, _ weakly: Bool) throws {
    let first = try #require(EntityTag(parsing: a))
    let second = try #require(EntityTag(parsing: b))
    #expect(first.isStronglyEqual(to: second) == strongly)
    #expect(first.isWeaklyEqual(to: second) == weakly)
  }

  @Test func aTagOfAContentIsStrongAndReadable() {
    let tag = EntityTag(content: Array("<svg/>".utf8))
    #expect(!tag.isWeak)
    #expect(tag.opaque.utf8.count == 16)
    #expect(EntityTag(parsing: tag.fieldValue) == tag)
  }
}
