import Testing

@Suite("The repository")
struct RepositoryTests {
  static let rules: [Rule] = [
    .imports, .unsafeCode, .pointers, .uncheckedSendable, .length, .fileNames, .publicNames,
    .moduleNames,
    .testFiles, .documentation, .leftovers, .topLevel,
  ]

  @Test("obeys every rule", arguments: rules)
  func obeys(rule: Rule) throws {
    let faults = rule.faults(try Repository.current.get())
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
  }

  @Test("has a row in the import table for every target, and no other")
  func rowsAreTargets() throws {
    let targets = Set(try Repository.current.get().sources.map(\.target))
    #expect(targets == Set(ImportTable.rows.keys))
  }

  @Test("names only targets and the standard library in the import table")
  func tableIsClosed() {
    let known = Set(ImportTable.rows.keys).union(ImportTable.systemLibraries)
      .union(["Synchronization"])
    for (target, row) in ImportTable.rows {
      #expect(row.modules.subtracting(known).isEmpty, "\(target)")
      #expect(!row.modules.contains(target), "\(target)")
    }
  }

  @Test("lets a system library be seen by one target", arguments: ImportTable.systemLibraries)
  func systemLibraryHasOneUser(library: String) {
    #expect(ImportTable.rows.values.count { $0.modules.contains(library) } == 1)
  }
}
