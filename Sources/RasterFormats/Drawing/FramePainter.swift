internal import Formats
internal import Geometry
internal import SceneGraph

/// Paints frames of one scene, one after the other, each as straight pixels.
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

  /// The pixels of a frame, or of as many rows of it as the canvas has, from a row on.
  func paint(_ frame: Frame, fromRow row: Int = 0) throws(FormatFault) -> PixelGrid<UInt32> {
    let shift = Affine.translation(Point(0, -Double(row)))
    try canvas.draw(frame, shift * placement.transform, paints)
    let height = min(canvas.height, placement.height - row)
    let count = placement.width * height
    var straight = StraightAlpha(colors)
    let values = unsafe canvas.withPixels { pixels in
      unsafe [UInt32](unsafeUninitializedCapacity: count) { values, filled in
        for index in 0..<count {
          unsafe values[index] = unsafe straight.straight(pixels[index])
        }
        filled = count
      }
    }
    guard let values else { throw .library("cairo") }
    return PixelGrid(width: placement.width, height: height, values: values)
  }
}
