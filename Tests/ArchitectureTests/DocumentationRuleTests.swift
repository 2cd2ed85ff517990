import Testing

@Suite("Documentation")
struct DocumentationRuleTests {
  static func faults(_ text: String) -> [Fault] {
    Rule.documentation.faults(in: SourceFile("Timeline/A.swift", text))
  }

  static let long = String(repeating: "a", count: 149) + "."
  static let fits = String(repeating: "a", count: 148) + "."

  @Test("with a long first sentence is found", arguments: ["", "  "])
  func isFound(indent: String) {
    #expect(Self.faults("\n\(indent)/// \(Self.long)\nlet a = 1\n").map(\.line) == [2])
    #expect(Self.faults("\(indent)/// \(Self.fits)\n\(indent)/// B.\nlet a = 1\n").isEmpty)
  }

  @Test("is joined over lines")
  func isJoined() {
    let half = String(repeating: "a", count: 80)
    #expect(Self.faults("/// \(half)\n/// \(half).\nlet a = 1\n").count == 1)
    #expect(Self.faults("/// \(half).\n/// \(half).\nlet a = 1\n").count == 1)
    #expect(Self.faults("/// A\(half).\n/// B\(half).\nlet a = 1\n").isEmpty)
    #expect(Self.faults("/// \(half).\n///\n/// \(half) \(half)\nlet a = 1\n").isEmpty)
  }

  @Test("is measured at every declaration")
  func everyDeclaration() {
    let text = "/// \(Self.fits)\nlet a = 1\n/// \(Self.long)\nlet b = 1\n/// \(Self.long)"
    #expect(Self.faults(text).count == 2)
  }
}
