internal import SceneGraph

/// Turns premultiplied pixels into straight ones: 0xAARRGGBB, 0 where nothing is.
///
/// Eight bits of a premultiplied channel tell the colour of a thin edge only roughly; where one of
/// the scene's colours fits a pixel, the pixel has that colour exactly.
struct StraightAlpha {
  private let exact: [UInt32]

  /// Knows the colours that a scene is painted with.
  init(_ colors: [Color]) {
    exact = colors.map { UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue) }
  }

  /// The straight pixel of a premultiplied one.
  func straight(_ pixel: UInt32) -> UInt32 {
    if pixel >= 0xff00_0000 { return pixel }
    if pixel < 0x0100_0000 { return 0 }
    return divided(pixel)
  }

  private func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = Int32(pixel >> 24)
    var (nearest, leastError) = (UInt32(0), Int32.max)
    for color in exact {
      var error: Int32 = 0
      for shift: UInt32 in [16, 8, 0] {
        let product = Int32(color >> shift & 255) * alpha
        error = max(error, abs(product - Int32(pixel >> shift & 255) * 255))
      }
      if error < leastError { (nearest, leastError) = (color, error) }
    }
    // Two steps of eight bits: the paint was rounded, and so was its share of the pixel.
    if leastError <= 2 * 255 { return pixel & 0xff00_0000 | nearest }
    var result = pixel & 0xff00_0000
    for shift: UInt32 in [16, 8, 0] {
      let channel = (Int32(pixel >> shift & 255) * 255 + alpha / 2) / alpha
      result |= UInt32(min(channel, 255)) << shift
    }
    return result
  }
}
