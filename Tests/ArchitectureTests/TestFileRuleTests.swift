import Testing

@Suite("Test files")
struct TestFileRuleTests {
  static func faults(_ source: String, lines: Int = 41, tests: [String]) -> Int {
    Rule.testFiles.faults(
      Repository(
        sources: [SourceFile(source, String(repeating: "a\n", count: lines))],
        tests: tests.map { SourceFile($0, "") })
    ).count
  }

  @Test("that are missing, elsewhere or doubled are found", arguments: Rule.valueTargets)
  func missing(target: String) {
    let source = "\(target)/Foo.swift"
    #expect(Self.faults(source, tests: []) == 1)
    #expect(Self.faults(source, tests: ["\(target)Tests/BarTests.swift"]) == 1)
    #expect(Self.faults(source, tests: ["LoadersTests/FooTests.swift"]) == 1)
    #expect(
      Self.faults(
        source, tests: ["\(target)Tests/FooTests.swift", "\(target)Tests/Sub/FooTests.swift"]) == 1)
  }

  @Test("with the same stem satisfy", arguments: Rule.valueTargets)
  func present(target: String) {
    #expect(Self.faults("\(target)/A/Foo.swift", tests: ["\(target)Tests/FooTests.swift"]) == 0)
    #expect(Self.faults("\(target)/Foo.swift", tests: ["\(target)Tests/A/FooTests.swift"]) == 0)
  }

  @Test("of a folder stand for its parts")
  func folder() {
    let source = "SceneGraph/Flattening/Foo.swift"
    #expect(Self.faults(source, tests: ["SceneGraphTests/Flattening/WholeTests.swift"]) == 0)
    #expect(Self.faults(source, tests: ["SceneGraphTests/Flattening/Samples.swift"]) == 1)
    #expect(Self.faults(source, tests: ["SceneGraphTests/Other/WholeTests.swift"]) == 1)
    #expect(Self.faults(source, tests: ["SceneGraphTests/WholeTests.swift"]) == 1)
    #expect(
      Self.faults("SceneGraph/Foo.swift", tests: ["SceneGraphTests/Flattening/WholeTests.swift"])
        == 1)
  }

  @Test("are not asked of short files and of other targets")
  func notAsked() {
    #expect(Self.faults("Timeline/Foo.swift", lines: 40, tests: []) == 0)
    #expect(Self.faults("loaderd/Foo.swift", tests: []) == 0)
  }
}
