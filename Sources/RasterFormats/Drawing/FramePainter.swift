internal import Formats
internal import Geometry
internal import SceneGraph

/// Paints frames of one scene, one after the other.
final class FramePainter {
  /// How many pixels a frame has, and where the view box lies on them.
  let placement: Placement
  /// Every colour that the scene is painted with, opaque.
  let colors: [Color]
  private let paints: PaintColors
  private let canvas: Canvas

  /// Prepares for the frames of a scene; a canvas may hold fewer rows than a frame has.
  init(_ scene: Scene, _ options: FormatOptions, rows: Int = .max) throws(FormatFault) {
    placement = Placement(scene, options)
    paints = PaintColors(textColor: options.textColor)
    colors = paints.colors(of: scene)
    canvas = try Canvas(width: placement.width, height: min(placement.height, rows))
  }

  /// The straight pixels of a frame, or of as many rows of it as the canvas has, from a row on.
  func paint(_ frame: Frame, fromRow row: Int = 0) throws(FormatFault) -> PixelGrid<UInt32> {
    try paint(frame, fromRow: row) { $0 }
  }

  /// The pixels of a frame, each as a value that is made of the straight one.
  @inline(__always)
  func paint<Value>(
    _ frame: Frame, fromRow row: Int = 0, as value: (UInt32) -> Value
  ) throws(FormatFault) -> PixelGrid<Value> {
    let shift = Affine.translation(Point(0, -Double(row)))
    try canvas.draw(frame, shift * placement.transform, paints)
    let height = min(canvas.height, placement.height - row)
    let count = placement.width * height
    let straight = StraightAlpha(colors)
    let values = unsafe canvas.withPixels { pixels in
      unsafe [Value](unsafeUninitializedCapacity: count) { values, filled in
        // Most pixels are like the one before: what one becomes is worked out once for a run.
        var last: UInt32 = 0
        var made = value(0)
        for index in 0..<count {
          let pixel = unsafe pixels[index]
          if pixel != last {
            last = pixel
            made = value(straight.straight(pixel))
          }
          unsafe values.initializeElement(at: index, to: made)
        }
        filled = count
      }
    }
    guard let values else { throw .library("cairo") }
    return PixelGrid(width: placement.width, height: height, values: values)
  }
}
