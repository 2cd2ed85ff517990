import Foundation
import JSONReading
import Testing

@testable import DataLoaders

@Suite struct LoaderFileSchemaTests {
  private func schema() throws -> JSONValue { try JSONValue(parsing: LoaderFileSchema.text) }

  @Test func whatItRefersToIsThere() throws {
    let names = LoaderFileSchema.definitions.map(\.name)
    #expect(Set(names).count == names.count && names.first == "loader")
    let references = LoaderFileSchema.text.matches(of: /"\$ref":"#\/\$defs\/([^"]*)"/)
    #expect(Set(references.map { String($0.output.1) }) == Set(names))
    #expect(try schema()[pointer: "/$defs"]?.members?.map(\.key) == names)
  }

  @Test func everyMemberIsDescribed() throws {
    for kind in LoaderFileSchema.definitions {
      #expect(kind.summary.hasSuffix("."))
      for member in kind.members {
        #expect(member.summary.hasSuffix(".") && !member.accepted.isEmpty, "\(member.name)")
        let told = try schema()[pointer: "/$defs/\(kind.name)/properties/\(member.name)"]
        #expect(told != nil)
        #expect(told?[pointer: "/default"] == member.standard)
      }
    }
  }

  /// What is left out counts as the default that is told: each can be written out as it is.
  @Test func defaultsCanBeWrittenOut() {
    var reading = Reading()
    for kind in LoaderFileSchema.definitions {
      for member in kind.members where !member.isRequired && member.standard != nil {
        #expect(kind.schema.json[pointer: "/properties/\(member.name)/default"] == member.standard)
      }
    }
    _ = Rule<NodePlan>.node.read(["id": "a"], .root, &reading)
    #expect(reading.faults == [])
  }

  @Test func thePageHasTheTables() throws {
    let page = TestFiles.repository.appending(path: "docs/loader-files.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let begin = try #require(text.range(of: "<!-- begin members -->\n"))
    let end = try #require(text.range(of: "<!-- end members -->"))
    if ProcessInfo.processInfo.environment["RECORD_DOCS"] != nil {
      let recorded =
        text[..<begin.upperBound] + LoaderFileSchema.tables + text[end.lowerBound...]
      try String(recorded).write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(page.lastPathComponent)")
    }
    #expect(String(text[begin.upperBound..<end.lowerBound]) == LoaderFileSchema.tables)
  }

  /// The example of the page is a good file.
  @Test func theExampleOfThePageIsGood() throws {
    let page = TestFiles.repository.appending(path: "docs/loader-files.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let examples = text.matches(of: /```json\n(\{\n[^`]*\n\})\n```/)
    #expect(!examples.isEmpty)
    for example in examples {
      let file = LoaderFile(name: "example.json", bytes: Array(example.output.1.utf8))
      #expect(file.read().faults == [])
    }
  }
}
