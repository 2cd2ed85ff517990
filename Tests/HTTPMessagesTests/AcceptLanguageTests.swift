import HTTPMessages
import Testing

/// RFC 9110, section 12.5.4, over the matching of RFC 4647, sections 3.3.1 and 3.4.
@Suite struct AcceptLanguageTests {
  @Test(
    arguments: [
      (nil, "en"), ("", "en"), ("zh", "zh"), ("zh-CN,zh;q=0.9,en;q=0.8", "zh"), ("ZH-hant", "zh"),
      ("en-GB,zh;q=0.5", "en"), ("de,zh;q=0.3", "zh"), ("de", "en"), ("de,*;q=0.1", "en"),
      ("zh;q=0", "en"), ("*", "en"), ("en;q=0,*", "zh"), ("en;q=0.5, zh;q=0.5", "en"),
      ("zh;q=0.5, en;q=0.5", "zh"), ("zh;q=1.0001,en", "en"), ("zh;level=1", "en"),
      ("zhuang", "en"), ("en;q=0.2;x,zh;q=0.1", "zh"), (",,zh", "zh"),
    ] as [(String?, String)])
  func prefers(_ field: String?, _ language: String) {
    #expect(AcceptLanguage(field).preference(among: ["en", "zh"]) == language)
  }

  /// A language without its region serves who asked for a region, and the other way round.
  @Test func regionsFitTheirLanguage() {
    #expect(AcceptLanguage("zh-TW").preference(among: ["en", "zh"]) == "zh")
    #expect(AcceptLanguage("zh").preference(among: ["en", "zh-Hans"]) == "zh-Hans")
  }

  @Test func amongNoneIsNone() {
    #expect(AcceptLanguage("zh").preference(among: []) == nil)
  }
}
