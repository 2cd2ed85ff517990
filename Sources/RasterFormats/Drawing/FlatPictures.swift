internal import Formats
internal import SceneGraph

/// The frames of a loop as places in one palette for all of them.
struct FlatPictures {
  /// The palette of all frames.
  let palette: IndexedPalette
  private let moving: MovingPicture
  private let flat: FlatColor

  /// Paints every frame once to see its colours; half transparent pixels are laid on the matte.
  init(_ moving: MovingPicture, matte: Color?) throws(FormatFault) {
    self.moving = moving
    flat = FlatColor(matte: matte)
    var table = ColorTable()
    for index in 0..<moving.sequence.count {
      let flat = flat
      table.add(try moving.picture(index) { flat.flat($0) }.values)
    }
    palette = IndexedPalette(table, keeping: moving.painter.colors)
  }

  /// A frame as places in the palette.
  func picture(_ index: Int) throws(FormatFault) -> PixelGrid<UInt8> {
    try moving.picture(index) { palette[flat.flat($0)] }
  }
}
