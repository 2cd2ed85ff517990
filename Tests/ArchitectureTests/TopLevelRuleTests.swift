import Testing

@Suite("The top level")
struct TopLevelRuleTests {
  @Test("has no place for others", arguments: ["scripts", "notes.txt", "Sources2"])
  func others(name: String) {
    let faults = Rule.topLevel.faults(Repository(topLevel: ["Package.swift", ".git", name]))
    #expect(faults.map(\.path) == [name])
  }
}
