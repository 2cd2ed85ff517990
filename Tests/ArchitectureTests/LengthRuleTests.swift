import Testing

@Suite("Lengths")
struct LengthRuleTests {
  static func file(_ name: String, lines: Int) -> SourceFile {
    SourceFile("Timeline/\(name).swift", String(repeating: "a\n", count: lines))
  }

  @Test("count lines with and without an end of the last", arguments: ["a\nb", "a\nb\n", "\n\n"])
  func lineCount(text: String) {
    #expect(SourceFile("A.swift", text).lineCount == 2)
  }

  @Test("above the greatest are found", arguments: [(400, 0), (401, 1)])
  func greatest(lines: Int, faults: Int) {
    let short = (0..<3).map { Self.file("S\($0)", lines: 1) }
    let long = Self.file("Long", lines: lines)
    #expect(Rule.length.faults(Repository(sources: short + [long])).count == faults)
    #expect(Rule.length.faults(Repository(tests: short + [long])).count == faults)
  }

  @Test("with a median too great are found", arguments: [([1, 99, 300], 0), ([1, 100, 300], 1)])
  func median(lengths: [Int], faults: Int) {
    let files = lengths.map { Self.file("A\($0)", lines: $0) }
    #expect(Rule.length.faults(Repository(sources: files)).count == faults)
  }
}
