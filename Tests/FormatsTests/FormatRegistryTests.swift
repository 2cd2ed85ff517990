import Formats
import SceneGraph
import Testing

@Suite struct FormatRegistryTests {
  private struct Blank: Format {
    let name = "Blank"
    let fileExtension: String
    let mediaType = "application/octet-stream"
    let summary = "Nothing."
    let options: Set<FormatOption> = []

    func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] { [] }
  }

  @Test func builtInExtensionsAreUnique() throws {
    let registry = try FormatRegistry()
    #expect(Set(registry.extensions).count == registry.formats.count)
    for format in registry.formats {
      #expect(format.fileExtension.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)?/) != nil)
      let mediaType = /[a-z]+\/[a-z0-9.+\-]+(; [a-z]+=[a-z0-9\-]+)?/
      #expect(format.mediaType.wholeMatch(of: mediaType) != nil)
      #expect(!format.name.isEmpty && format.summary.hasSuffix("."))
      #expect(registry[format.fileExtension]?.name == format.name)
    }
  }

  @Test func refusesAnExtensionTakenTwice() {
    #expect(throws: FormatRegistryError.extensionTaken("b")) {
      try FormatRegistry([
        Blank(fileExtension: "a"), Blank(fileExtension: "b"), Blank(fileExtension: "b"),
      ])
    }
  }

  @Test func keepsTheOrder() throws {
    let registry = try FormatRegistry(["c", "a", "b"].map(Blank.init))
    #expect(registry.extensions == ["c", "a", "b"])
    #expect(registry["d"] == nil && registry["A"] == nil)
  }
}
