import Testing

@Suite("Code without comments and strings")
struct CodeReadingTests {
  @Test(
    "keeps code only",
    arguments: [
      ("a // b", "a     "),
      ("a /* b */ c", "a         c"),
      ("/* /* x */ y */z", "               z"),
      ("\"x\"y", "   y"),
      ("\"\\\"x\"y", "     y"),
      ("\"\\(f(\"s\"))t\"u", "   f(   )   u"),
      ("#\"\\\"#y", "     y"),
      ("#\"\\#(a)\"#", "     a   "),
      ("\"// no comment\"a", "               a"),
      ("\"\"\"\n\"q\" import A\n\"\"\"b", "   \n            \n   b"),
      ("\"unfinished\na", "           \na"),
    ])
  func keepsCode(text: String, code: String) {
    #expect(CodeReading.code(of: text) == code)
  }
}
