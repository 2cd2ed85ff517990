import Foundation
import Testing

@testable import loaderd

@Suite final class FileTreeTests {
  let place = FileManager.default.temporaryDirectory.appending(path: "loaderd-\(UUID())")
  var tree: FileTree { FileTree(root: place.path + "/a/b") }

  deinit { try? FileManager.default.removeItem(at: place) }

  @Test func makesFoldersAndAllAboveThem() throws {
    try tree.makeFolder()
    try tree.makeFolder("c/d")
    try tree.makeFolder("c/d")
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: tree.root + "/c/d", isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test func putsFilesAtOneStroke() throws {
    try tree.makeFolder("c")
    try tree.put([1, 2, 3], "c/x.svg")
    try tree.put([4], "c/x.svg")
    #expect(tree.read("c/x.svg") == [4])
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.root + "/c") == ["x.svg"])
    #expect(tree.read("c/y.svg") == nil)
    tree.remove("c/x.svg")
    #expect(tree.read("c/x.svg") == nil)
  }

  @Test func leavesNothingBehindWhereAFileCannotBePut() throws {
    try tree.makeFolder("c/x.svg")
    #expect(throws: FileFault.directory) { try tree.put([1], "c/x.svg") }
    #expect(throws: FileFault.refused(ENOENT)) { try tree.put([1], "no/x.svg") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.root + "/c") == ["x.svg"])
  }

  @Test(arguments: [("x.svg", ".x.svg.part"), ("a/b/x.svg", "a/b/.x.svg.part")])
  func partsAreHiddenBeside(file: String, part: String) {
    #expect(FileTree.partName(of: file) == part)
  }

  @Test func aJournalHasOneWriter() throws {
    try tree.makeFolder()
    let path = tree.root + "/journal"
    do {
      let first = try #require(try Journal(path))
      let another = try Journal(path)
      #expect(another == nil)
      try first.append([1, 2])
      try first.append([3])
    }
    #expect(tree.read("journal") == [1, 2, 3])
    let second = try #require(try Journal(path))
    try second.append([4])
    #expect(tree.read("journal") == [1, 2, 3, 4])
    try second.clear()
    try second.append([5])
    #expect(tree.read("journal") == [5])
  }
}
