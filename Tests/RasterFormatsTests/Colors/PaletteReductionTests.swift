import Testing

@testable import RasterFormats

@Suite struct PaletteReductionTests {
  /// Colours between two, as soft edges have them.
  private static func blends(_ low: UInt32, _ high: UInt32) -> [PaletteReduction.Weighed] {
    (0...255).map { step in
      let channels = [16, 8, 0].map { (shift: UInt32) -> UInt32 in
        ((low >> shift & 255) * (255 - UInt32(step)) + (high >> shift & 255) * UInt32(step)) / 255
      }
      return .init(
        color: channels.reduce(0xff) { $0 << 8 | $1 }, count: step == 0 ? 9000 : 1 + step % 7)
    }
  }

  private static let edges: [PaletteReduction.Weighed] = {
    var seen: Set<UInt32> = []
    return [(0x3688fa, 0xffffff), (0xea4345, 0xffffff), (0x646464, 0xfefefe)]
      .flatMap { blends($0, $1) }.filter { seen.insert($0.color).inserted }
  }()

  @Test func fewColorsStayAsTheyAre() {
    let given = Array(Self.edges.prefix(255))
    let reduced = PaletteReduction(given, keeping: [], limit: 255)
    #expect(reduced.palette == given.map(\.color))
    #expect(reduced.places == Array(0..<255))
  }

  @Test(arguments: [255, 64, 16])
  func keepsExactColorsAndStaysNear(limit: Int) {
    let kept: [UInt32] = [0xff36_88fa, 0xffea_4345, 0xff64_6464, 0xff12_3456]
    let reduced = PaletteReduction(Self.edges, keeping: kept, limit: limit)
    #expect(reduced.palette.count <= limit)
    #expect(Array(reduced.palette.prefix(3)) == Array(kept.prefix(3)))
    for (weighed, place) in zip(Self.edges, reduced.places) {
      let error = [16, 8, 0].map { (shift: UInt32) -> Int in
        abs(Int(weighed.color >> shift & 255) - Int(reduced.palette[place] >> shift & 255))
      }
      // Three lines of 256 steps each: evenly cut, a colour lies within half a part of its mean.
      #expect((error.max() ?? 0) <= 2 * 3 * 256 / limit)
    }
  }

  @Test func isTheSameEveryTime() {
    let first = PaletteReduction(Self.edges, keeping: [], limit: 100)
    let second = PaletteReduction(Self.edges, keeping: [], limit: 100)
    #expect(first.palette == second.palette && first.places == second.places)
  }
}
