/// What holds for all formats that are made of pixels.
enum RasterLimits {
  /// How long a side may be in pixels, before the pixel ratio.
  static let sides = 1.0...2048.0
  /// How many pixels a frame of a moving picture has at most: 2,048 by 2,048.
  ///
  /// It bounds the memory of one rendering, 70 bytes a pixel at most: 290 MB.
  static let framePixels = 4_194_304
}
