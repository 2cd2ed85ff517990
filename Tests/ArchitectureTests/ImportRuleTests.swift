import Testing

@Suite("Imports")
struct ImportRuleTests {
  @Test(
    "that the table does not name are found",
    arguments: [
      ("Timeline/A.swift", "import Geometry"),
      ("Timeline/A.swift", "import Glibc"),
      ("Geometry/A.swift", "#if canImport(Musl)\n  import Musl\n#endif"),
      ("Geometry/A.swift", "import Timeline"),
      ("SceneGraph/A.swift", "public import Loaders"),
      ("SceneGraph/A.swift", "import Foundation"),
      ("Loaders/Catalog/A.swift", "import struct Formats.Format"),
      ("Formats/A.swift", "private import func Darwin.sin"),
      ("HTTPMessages/A.swift", "import Synchronization"),
      ("MicroHTTPServer/A.swift", "import Loaders"),
      ("LoaderService/A.swift", "import MicroHTTPServer"),
      ("LoaderService/A.swift", "let a = 1; import CMicroHTTPD"),
      ("JSONReading/A.swift", "import CMicroHTTPD"),
      ("loaderd/A.swift", "internal\nimport CJansson"),
      ("loaderd/A.swift", "@preconcurrency import Foundation"),
      ("CJansson/A.swift", ""),
      ("Rendering/A.swift", "import Geometry"),
    ])
  func notInTheTable(path: String, text: String) {
    #expect(Rule.imports.faults(in: SourceFile(path, text)).count == 1)
  }

  @Test(
    "of C that reach beyond their target are found",
    arguments: ["public import CMicroHTTPD", "package import Glibc", "public\nimport Musl"])
  func beyondTheTarget(text: String) {
    #expect(Rule.imports.faults(in: SourceFile("MicroHTTPServer/A.swift", text)).count == 1)
  }

  @Test(
    "that bend access are found",
    arguments: ["@_exported import HTTPMessages", "@testable public import HTTPMessages"])
  func bendAccess(text: String) {
    #expect(Rule.imports.faults(in: SourceFile("LoaderService/A.swift", text)).count == 1)
  }

  @Test(
    "of the table, and what only looks like one, pass",
    arguments: [
      ("Timeline/Sine.swift", "#if canImport(Glibc)\n  import Glibc\n#endif"),
      ("SceneGraph/A.swift", "public import Geometry\nimport Timeline"),
      ("MicroHTTPServer/A.swift", "import CMicroHTTPD\nprivate import Glibc"),
      ("LoaderService/A.swift", "import Synchronization\npublic import HTTPMessages"),
      ("Timeline/A.swift", "// import Foundation\nlet a = \"import Foundation\""),
      ("Timeline/A.swift", "let a: B = .import\nlet important = 1"),
    ])
  func pass(path: String, text: String) {
    #expect(Rule.imports.faults(in: SourceFile(path, text)).isEmpty)
  }

  @Test("are reported with their line")
  func line() {
    let file = SourceFile("Timeline/A.swift", "/* a\n b */\n\n import Foundation\n")
    #expect(
      Rule.imports.faults(in: file) == [
        Fault(path: file.path, line: 4, what: "Timeline may not import Foundation here")
      ])
  }
}
