internal import CPNG
internal import Formats

/// A frame of an animated PNG: a rectangle and how it is laid on what stands (11.3.6.2).
struct APNGFrame {
  /// How a rectangle is laid down.
  enum Blend: UInt8 {
    /// It takes the place of what stood there, with its alpha.
    case source = 0
    /// It lies over what stands there.
    case over = 1
  }

  /// Where it is.
  let rectangle: PixelRectangle
  /// How it is laid down.
  let blend: Blend
  /// Its picture as the chunks of a PNG of its own.
  let chunks: [PNGChunk]

  /// The bytes of the compressed pixels.
  var length: Int { chunks.reduce(0) { $0 + ($1.type == "IDAT" ? $1.data.count : 0) } }

  /// Tells what changed from one picture to the next in the fewest bytes; `before` is `nil` first.
  ///
  /// Where nothing did, one pixel is told again: every frame of the sequence stays a frame.
  static func frame(
    from before: PixelGrid<UInt32>?, to picture: PixelGrid<UInt32>, _ form: PNGForm
  ) throws(FormatFault) -> APNGFrame {
    guard let before else {
      return try APNGFrame(picture.bounds, .source, picture.values, form)
    }
    var rectangle = picture.bounds(beside: before)
    if rectangle.isEmpty { rectangle = PixelRectangle(x: 0, y: 0, width: 1, height: 1) }
    let pixels = picture.values(in: rectangle)
    let source = try APNGFrame(rectangle, .source, pixels, form)
    guard form.canTell(0),
      let changes = changes(from: before.values(in: rectangle), to: pixels)
    else { return source }
    let over = try APNGFrame(rectangle, .over, changes, form)
    return over.length < source.length ? over : source
  }

  private init(
    _ rectangle: PixelRectangle, _ blend: Blend, _ pixels: [UInt32], _ form: PNGForm
  ) throws(FormatFault) {
    self.rectangle = rectangle
    self.blend = blend
    let stream = try PNGStream(width: rectangle.width, height: rectangle.height, form)
    try stream.write(pixels)
    chunks = PNGChunk.all(of: try stream.finish())
  }

  /// Pixels that change, and nothing where none does; `nil` where one changes to a clear one.
  private static func changes(from before: [UInt32], to pixels: [UInt32]) -> [UInt32]? {
    var changes = pixels
    for (index, pixel) in pixels.enumerated() {
      if pixel == before[index] {
        changes[index] = 0
      } else if pixel >> 24 < 255 {
        return nil
      }
    }
    return changes
  }
}
