import SceneGraph
import Testing

@testable import RasterFormats

@Suite struct FlatColorTests {
  @Test(arguments: [
    (0x8012_3456, 0xff12_3456), (0x7f12_3456, 0), (0, 0), (0xff00_00ff, 0xff00_00ff),
  ])
  func cutsAtHalf(pixel: UInt32, expected: UInt32) {
    #expect(FlatColor(matte: nil).flat(pixel) == expected)
  }

  @Test(arguments: [
    (0x3300_0000, 0xffcc_cccc), (0x8012_3456, 0xff88_99aa), (0, 0), (0xff12_3456, 0xff12_3456),
  ])
  func laysOnTheMatte(pixel: UInt32, expected: UInt32) {
    #expect(FlatColor(matte: Color(255, 255, 255)).flat(pixel) == expected)
  }
}
