import Testing

@Suite("Leftovers")
struct LeftoverRuleTests {
  @Test("are found in sources and tests", arguments: ["TO" + "DO", "FIX" + "ME", "XX" + "X"])
  func areFound(word: String) {
    let file = SourceFile("Timeline/A.swift", "let a = 1\n// \(word): b\n")
    let expected = [Fault(path: file.path, line: 2, what: "\(word) is left")]
    #expect(Rule.leftovers.faults(Repository(sources: [file])) == expected)
    #expect(Rule.leftovers.faults(Repository(tests: [file])) == expected)
  }

  @Test("are not mistaken in longer words")
  func longerWords() {
    #expect(Rule.leftovers.faults(in: SourceFile("Timeline/A.swift", "// TODOS, todo")).isEmpty)
  }
}
