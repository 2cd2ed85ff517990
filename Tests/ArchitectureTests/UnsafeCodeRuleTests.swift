import Testing

@Suite("Unsafe code")
struct UnsafeCodeRuleTests {
  @Test(
    "is found outside of the C bridges",
    arguments: [
      "let a = unsafe b", "unsafeBitCast(a, to: Int.self)", "@unsafe struct A {}",
      "final class A: @unchecked Sendable {}", "@_silgen_name(\"sin\") func a()",
      "Unmanaged.passRetained(a)", "nonisolated(unsafe) var a = 1",
      "String(unsafeUninitializedCapacity: 1) { a }",
    ],
    ["Timeline", "Formats", "LoaderService", "loaderd"])
  func isFound(text: String, target: String) {
    #expect(Rule.unsafeCode.faults(in: SourceFile("\(target)/A.swift", text)).count == 1)
  }

  @Test("passes in the C bridges", arguments: ["MicroHTTPServer", "JSONReading"])
  func passes(target: String) {
    #expect(Rule.unsafeCode.faults(in: SourceFile("\(target)/A.swift", "unsafe a()")).isEmpty)
  }

  @Test("is not mistaken where it is only spoken of")
  func onlyWords() {
    let file = SourceFile(
      "Timeline/A.swift", "// unsafe\nlet a = \"unsafe b\"\nlet thatIsUnsafe = 1")
    #expect(Rule.unsafeCode.faults(in: file).isEmpty)
  }

  @Test(
    "shows no pointers where no C is called",
    arguments: ["a.withUnsafeBytes { b }", "let a: UnsafeRawBufferPointer"])
  func pointers(text: String) {
    #expect(Rule.pointers.faults(in: SourceFile("Formats/A.swift", text)).count == 1)
    #expect(Rule.pointers.faults(in: SourceFile("Timeline/Sine.swift", text)).count == 1)
    #expect(Rule.pointers.faults(in: SourceFile("loaderd/A.swift", text)).isEmpty)
    #expect(Rule.pointers.faults(in: SourceFile("JSONReading/A.swift", text)).isEmpty)
  }

  @Test(
    "vouches for Sendable in one target only",
    arguments: ["final class A: @unchecked Sendable {}", "nonisolated(unsafe) let a = 1"])
  func uncheckedSendable(text: String) {
    let rule = Rule.uncheckedSendable
    #expect(rule.faults(in: SourceFile("JSONReading/A.swift", text)).count == 1)
    #expect(rule.faults(in: SourceFile("loaderd/A.swift", text)).count == 1)
    #expect(rule.faults(in: SourceFile("MicroHTTPServer/A.swift", text)).isEmpty)
  }
}
