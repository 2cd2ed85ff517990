import Foundation
import Loaders
import Formats
import HTTPMessages
import Testing

@testable import LoaderService

@Suite struct GalleryWordsTests {
  private static var script: String {
    String(decoding: GalleryAssets.script, as: UTF8.self)
  }

  @Test func everyLanguageHasTheSameKeys() {
    let first = GalleryWords.all.first?.words.map(\.key) ?? []
    #expect(first.count > 40)
    #expect(Set(first).count == first.count)
    for words in GalleryWords.all { #expect(words.words.map(\.key) == first) }
  }

  @Test func everyWordIsSaidWithTheSamePlaces() {
    for key in GalleryWords.english.words.map(\.key) {
      let places = GalleryWords.all.map { words in
        words[key].matches(of: /\{\w+\}/).map { String($0.0) }.sorted()
      }
      #expect(Set(places).count == 1, "\(key)")
    }
  }

  /// What the page's source says, found by the calls that say it.
  private static func saidByThePage() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/LoaderService/Gallery")
    return try ["GalleryPage", "GalleryStudio"].reduce(into: []) { keys, name in
      let source = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
      keys.formUnion(source.matches(of: /text\("([\w-]+)"\)/).map { String($0.1) })
    }
  }

  /// Every key that the scripts and the page say is there, and every one that is there is said.
  @Test func everyKeyIsSaid() throws {
    let keys = Set(GalleryWords.english.words.map(\.key))
    let script = Set(Self.script.matches(of: /say\(\s*'([\w-]+)'/).map { String($0.1) })
    let chosen = Set(
      Self.script.matches(of: /\? '(\w+)' : '(\w+)', \{/).flatMap {
        [String($0.1), String($0.2)]
      })
    let page = try Self.saidByThePage()
    #expect(script.count > 8 && page.count > 20)
    let snippets = Set(Self.script.matches(of: /key: '(\w+)'/).map { "snippet-\($0.1)" })
    let groups = Set(
      Parameter.Group.allCases.filter { ![.caching, .catalogue].contains($0) }
        .map { "group-\($0)" })
    let grounds: Set = ["light", "dark", "checker", "own"]
    let said = script.union(chosen).union(page).union(snippets).union(groups).union(grounds)
    #expect(said.symmetricDifference(keys).isEmpty, "\(said.symmetricDifference(keys))")
  }

  @Test func parametersThatAreToldInAnotherLanguageExist() throws {
    let names = try Gallery.parameterNames()
    for words in GalleryWords.all {
      let told = words.summaries.map(\.key)
      #expect(Set(told).count == told.count)
      if !told.isEmpty { #expect(Set(told).intersection(names).count > 20) }
    }
  }
}
