import HTTPMessages
import Testing

@Suite struct IfNoneMatchTests {
  @Test(arguments: [
    "\"abc\"", "W/\"abc\"", "*", " * ", "\"x\", \"abc\"", "\"x\",W/\"abc\" , \"y\"",
    ",, \"abc\",", "\"abc-gzip\"", "\"abc;gzip\"", "\"abc\"-gzip", "\"abc\";gzip", "\"abc--gzip\"",
    "W/\"abc-gzip\"", "\"abc-br\"", "\"abc\"-br", "\"abc-zstd\"", "\"abc\"-zstd",
    "\"abc;deflate\"", "\"abc-gzip-br\"", "rubbish, \"abc\"", "\"a b\", \"abc\"",
    "\"abc\" rubbish", "\t\"abc\"\t",
  ])
  func matches(_ field: String) throws {
    let tag = try #require(EntityTag("abc"))
    #expect(IfNoneMatch(field).matches(tag))
  }

  @Test(arguments: [
    "", ",", "abc", "\"abd\"", "\"abc", "abc\"", "\"ab\"", "\"abcd\"", "W/", "W/abc", "w/\"abc\"",
    "\"x\", *", "**", "\"abc-lzma\"", "\"abc\"-lzma", "\"abc\"x", "\"ABC\"", "\"-gzip\"",
    "\"gzip\"",
    "\"x,\"abc\"", "'abc'", "\"abc gzip\"",
  ])
  func doesNotMatch(_ field: String) throws {
    let tag = try #require(EntityTag("abc"))
    #expect(!IfNoneMatch(field).matches(tag))
  }

  @Test func aCodedTagOfOursMatchesItsPlainForm() throws {
    let coded = try #require(EntityTag("abc-gzip"))
    #expect(IfNoneMatch("\"abc\"").matches(coded))
    #expect(IfNoneMatch("\"abc-gzip\"").matches(coded))
  }

  @Test func aCommaInsideQuotesSeparatesNothing() throws {
    let tag = try #require(EntityTag("a,b"))
    #expect(IfNoneMatch("\"x\", \"a,b\"").matches(tag))
  }

  /// A client that has the content in any of our codings need not get it again.
  @Test(arguments: [
    ("\"a.br\"", "a.br"), ("W/\"a.br\"", "a.br"), ("\"a\"", "a"), ("\"a.gz\"", "a.gz"),
    ("\"x\", \"a.gz\", \"a\"", "a"), ("\"a\", \"a.br\"", "a.br"), ("*", "a.br"),
    ("\"a.br-gzip\"", "a.br"), ("\"a-gzip\"", "a"), ("\"b\"", nil), ("", nil),
  ])
  func whatTheClientHoldsIsFound(_ field: String, _ held: String?) throws {
    let selected = try #require(EntityTag("a.br"))
    #expect(IfNoneMatch(field).held(of: selected)?.opaque == held)
  }
}
