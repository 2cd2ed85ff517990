import HTTPMessages
import JSONReading
import LoaderService
import Testing

@testable import loaderd

@Suite struct ExportIndexTests {
  static func entries() throws -> [ExportEntry] {
    try Composition.service(Settings()).files.prefix(3).map { served in
      ExportEntry(
        ExportItem(served, try #require(ParameterSet("a=title=%22%5C"))),
        Response(
          status: .ok, headers: ["Content-Type": "image/svg+xml; charset=utf-8"],
          body: Array(served.path.utf8)))
    }
  }

  @Test func aListIsReadAsItWasWritten() throws {
    let entries = try Self.entries()
    let document = ExportIndex.document(entries, version: "1.2.3")
    #expect(ExportIndex.entries(ofDocument: document, version: "1.2.3") == entries)
    #expect(ExportIndex.entries(ofDocument: document, version: "1.2.4").isEmpty)
    #expect(document.count { $0 == UInt8(ascii: "\n") } == entries.count + 2)
    let none = ExportIndex.document([], version: "1")
    #expect(try JSONValue(parsing: none)[pointer: "/files"]?.elements == [])
  }

  @Test("A journal is read up to where it was cut", arguments: 0...3)
  func journal(whole: Int) throws {
    let entries = try Self.entries()
    var journal = ExportIndex.firstLine(version: "1.2.3")
    for entry in entries.prefix(whole) { journal += entry.json + Array("\n".utf8) }
    if whole < entries.count { journal += entries[whole].json.dropLast(3) }
    let read = ExportIndex.entries(ofJournal: journal, version: "1.2.3")
    #expect(read == Array(entries.prefix(whole)))
    #expect(ExportIndex.entries(ofJournal: journal, version: "2").isEmpty)
    // What is added behind the cut on a line of its own counts again.
    journal += Array("\n".utf8) + entries[0].json + Array("\n".utf8)
    let more = ExportIndex.entries(ofJournal: journal, version: "1.2.3")
    #expect(more == entries.prefix(whole) + [entries[0]])
  }

  @Test func onlyTheSameBytesAreWhole() throws {
    let entry = try Self.entries()[0]
    let body = Array("/loader/coins.svg".utf8)
    #expect(entry.tag == EntityTag(content: body).fieldValue)
    #expect(entry.isWhole(body))
    #expect(!entry.isWhole(Array(body.dropLast())))
    #expect(!entry.isWhole(body.reversed()))
    #expect(!entry.isWhole([]))
  }
}
