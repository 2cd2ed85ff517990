import SceneGraph
import Testing

@testable import RasterFormats

@Suite struct IndexedPaletteTests {
  @Test func commonColorsComeFirst() {
    var table = ColorTable()
    table.add([0xff00_0001, 0xff00_0002, 0xff00_0002, 0, 0xff00_0003, 0xff00_0003, 0xff00_0003])
    let palette = IndexedPalette(table, keeping: [])
    #expect(palette.colors == [0, 0xff00_0003, 0xff00_0002, 0xff00_0001])
    #expect(palette.transparent == 0)
    #expect([0xff00_0001, 0, 0xff00_0003, 0xff77_7777].map { palette[$0] } == [3, 0, 1, 0])
  }

  @Test func manyColorsFitAndTheScenesStay() {
    var table = ColorTable()
    table.add((0..<3000).map { 0xff00_0000 | UInt32($0) &* 0x0005_0301 & 0xff_ffff })
    table.add([0xff12_3456])
    let palette = IndexedPalette(table, keeping: [Color(0x12, 0x34, 0x56)])
    #expect(palette.colors.count == 256)
    #expect(palette.colors[Int(palette[0xff12_3456])] == 0xff12_3456)
  }
}
