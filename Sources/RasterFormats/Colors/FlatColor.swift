internal import SceneGraph

/// Straight pixels as they are where a pixel shows wholly or not at all: opaque, or 0.
struct FlatColor: Sendable {
  /// What half transparent pixels are laid on, 0xRRGGBB; `nil` cuts them.
  private let matte: UInt32?

  /// Lays half transparent pixels on a matte colour; without one, those less than half are cut.
  init(matte: Color?) {
    self.matte = matte.map { UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue) }
  }

  /// The flat pixel of a straight one.
  func flat(_ pixel: UInt32) -> UInt32 {
    if pixel >= 0xff00_0000 || pixel == 0 { return pixel }
    guard let matte else { return pixel >= 0x8000_0000 ? pixel | 0xff00_0000 : 0 }
    let alpha = pixel >> 24
    var result: UInt32 = 0xff00_0000
    for shift: UInt32 in [16, 8, 0] {
      let sum = (pixel >> shift & 255) * alpha + (matte >> shift & 255) * (255 - alpha)
      result |= ((sum + 127) / 255) << shift
    }
    return result
  }
}
