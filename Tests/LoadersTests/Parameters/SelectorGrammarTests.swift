import Testing

@testable import Loaders

@Suite struct SelectorGrammarTests {
  @Test(
    arguments: [
      (".busy", ".busy"), ("#wait", "#wait"), ("main", "main"), ("_a", "_a"), (".-x", ".-x"),
      (" main , .b-2 ,#c ", "main,.b-2,#c"), ("my-loader", "my-loader"),
    ])
  func takesPlainSelectors(_ text: String, _ selectors: String) {
    #expect(SelectorGrammar.selectors(text) == selectors)
  }

  @Test(
    arguments: [
      "", ",", ".a,", "a{", "a}", "a b", "a>b", "*", "a:hover", "a::before", ".a.b", "[a]",
      "@media",
      "a;b", "a/**/b", "</style>", ".1a", ".", "#", "..a", "--", "a\\7B", ".é", "a\nb", "\t.a",
      "\"a\"", "a,,b", "-1",
    ])
  func refusesEverythingElse(_ text: String) {
    #expect(SelectorGrammar.selectors(text) == nil)
  }
}
