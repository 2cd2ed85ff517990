import SceneGraph
import Testing

@testable import RasterFormats

@Suite struct StraightAlphaTests {
  private let blue = Color(54, 136, 250)
  private let pale = Color(245, 229, 216)

  private func premultiplied(_ color: Color, alpha: UInt32) -> UInt32 {
    [color.red, color.green, color.blue].reduce(alpha) {
      $0 << 8 | (UInt32($1) * alpha + 127) / 255
    }
  }

  @Test(arguments: 1...255)
  func edgesHaveTheColorExactly(alpha: Int) {
    let straight = StraightAlpha([blue])
    let pixel = premultiplied(blue, alpha: UInt32(alpha))
    #expect(straight.straight(pixel) == UInt32(alpha) << 24 | 0x3688fa)
  }

  @Test(arguments: 32...255)
  func tellsColorsApart(alpha: Int) {
    let straight = StraightAlpha([blue, pale])
    for (color, value) in [(blue, UInt32(0x3688fa)), (pale, 0xf5e5d8)] {
      let pixel = premultiplied(color, alpha: UInt32(alpha))
      #expect(straight.straight(pixel) == UInt32(alpha) << 24 | value)
    }
  }

  @Test(arguments: [(0x8040_2010, 0x8080_4020), (0, 0), (0xff12_3456, 0xff12_3456)])
  func dividesWhatNoColorFits(pixel: UInt32, expected: UInt32) {
    let straight = StraightAlpha([])
    #expect(straight.straight(pixel) == expected)
  }
}
