import Testing

@testable import Loaders

/// CSS Color 4, section 6.1.
@Suite struct ColorNamesTests {
  @Test func thereAre148InTheOrderOfTheAlphabet() {
    let names = ColorNames.all.map(\.name)
    #expect(names.count == 148)
    #expect(names == names.sorted())
    #expect(Set(names).count == 148)
  }

  @Test func bothSpellingsOfGrayAreOne() {
    let grays = ColorNames.all.filter { $0.name.contains("gray") }
    #expect(grays.count == 7)
    for gray in grays {
      #expect(ColorNames.byName[gray.name.replacing("gray", with: "grey")] == gray.hex)
    }
  }

  /// The sixteen colours of HTML 4 have channels of 0, 128, 192 or 255.
  static let basic: [(String, UInt32)] = [
    ("black", 0x000000), ("silver", 0xC0C0C0), ("gray", 0x808080), ("white", 0xFFFFFF),
    ("maroon", 0x800000), ("red", 0xFF0000), ("purple", 0x800080), ("fuchsia", 0xFF00FF),
    ("green", 0x008000), ("lime", 0x00FF00), ("olive", 0x808000), ("yellow", 0xFFFF00),
    ("navy", 0x000080), ("blue", 0x0000FF), ("teal", 0x008080), ("aqua", 0x00FFFF),
    ("rebeccapurple", 0x663399), ("orange", 0xFFA500), ("tomato", 0xFF6347),
  ]

  @Test(arguments: basic) func known(name: String, hex: UInt32) {
    #expect(ColorNames.byName[name] == hex)
  }

  /// The standard's own pairs of names for one colour; apart from these and greys none are equal.
  @Test func onlyKnownSynonymsShareAColor() {
    let groups = Dictionary(grouping: ColorNames.all, by: \.hex).values
      .map { Set($0.map { $0.name.replacing("grey", with: "gray") }) }
      .filter { $0.count > 1 }
    #expect(Set(groups) == [["aqua", "cyan"], ["fuchsia", "magenta"]])
  }

  @Test(arguments: ["blue", "cyan", "gray", "green", "salmon"])
  func darkOnesAreDarkerThanLightOnes(family: String) throws {
    func sum(_ name: String) throws -> UInt32 {
      let hex = try #require(ColorNames.byName[name])
      return (hex >> 16) + (hex >> 8 & 255) + (hex & 255)
    }
    #expect(try sum("dark" + family) < sum("light" + family))
  }
}
