internal import Formats
internal import SceneGraph

/// The frames of a scene and what paints them, for a format that tells one after the other.
struct MovingPicture {
  /// The frames of a loop.
  let sequence: FrameSequence
  /// What paints them.
  let painter: FramePainter

  /// The pixels of a row.
  var width: Int { painter.placement.width }
  /// The rows.
  var height: Int { painter.placement.height }

  /// Prepares for a scene; `highest` bounds the frames a second, `longest` the sides in pixels.
  init(
    _ scene: Scene, _ options: FormatOptions, in format: some Format, highest: Double = .infinity,
    longestSide: Int
  ) throws(FormatFault) {
    let rate = options.frameRate ?? format.defaultFrameRate
    sequence = try FrameSequence(scene, rate: rate, highest: highest)
    let placement = Placement(scene, options)
    guard placement.pixelCount <= RasterLimits.framePixels else {
      throw .frameTooLarge(placement.pixelCount, most: RasterLimits.framePixels)
    }
    let longest = max(placement.width, placement.height)
    guard longest <= longestSide else { throw .sideTooLong(longest, most: longestSide) }
    painter = try FramePainter(scene, options)
  }

  /// The number of pixels that are drawn, over all frames.
  static func pixelCount(
    _ scene: Scene, _ options: FormatOptions, in format: some Format, highest: Double = .infinity
  ) -> Double {
    let rate = options.frameRate ?? format.defaultFrameRate
    return FrameSequence.count(scene, rate: rate, highest: highest)
      * Double(Placement(scene, options).pixelCount)
  }

  /// A frame's pixels, straight ones.
  func picture(_ index: Int) throws(FormatFault) -> PixelGrid<UInt32> {
    try painter.paint(sequence[index])
  }

  /// A frame's pixels, each as a value that is made of the straight one.
  @inline(__always)
  func picture<Value>(
    _ index: Int, as value: (UInt32) -> Value
  ) throws(FormatFault) -> PixelGrid<Value> {
    try painter.paint(sequence[index], as: value)
  }
}
