internal import Formats
internal import SceneGraph

/// Where the frames of a loop stand on a sheet: row by row, from the left.
struct SheetLayout: Hashable, Sendable {
  /// The pixels of one frame.
  let frameWidth: Int
  /// The rows of pixels of one frame.
  let frameHeight: Int
  /// The number of frames.
  let count: Int
  /// How many frames stand side by side.
  let columns: Int
  /// How many rows of frames there are.
  var rows: Int { (count + columns - 1) / columns }
  /// The pixels of a row.
  var width: Int { frameWidth * columns }
  /// The rows of pixels.
  var height: Int { frameHeight * rows }

  /// The longest side of a sheet in pixels: browsers and graphics processors take no longer ones.
  static let longestSide = 16_384

  /// Lays frames out, in so many columns or in a grid near a square.
  init(
    frameWidth: Int, frameHeight: Int, count: Int, columns: Int?
  ) throws(FormatFault) {
    self.frameWidth = frameWidth
    self.frameHeight = frameHeight
    self.count = count
    self.columns =
      columns.map { min($0, count) }
      ?? Self.columns(frameWidth: frameWidth, frameHeight: frameHeight, count: count)
    let longest = max(width, height)
    guard longest <= Self.longestSide else {
      throw .sideTooLong(longest, most: Self.longestSide)
    }
  }

  /// Where a frame stands.
  subscript(index: Int) -> PixelRectangle {
    PixelRectangle(
      x: index % columns * frameWidth, y: index / columns * frameHeight, width: frameWidth,
      height: frameHeight)
  }

  /// The columns of the grid without empty places that is nearest to a square.
  ///
  /// Two animations with `steps()` need a full one. Where the nearest has a side of more than four
  /// times the other, the grid nearest to a square has empty places at its end.
  private static func columns(frameWidth: Int, frameHeight: Int, count: Int) -> Int {
    func ratio(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let ratio = Double(columns * frameWidth) / Double(rows * frameHeight)
      return max(ratio, 1 / ratio)
    }
    let all = (1...count).sorted { (ratio($0), $0) < (ratio($1), $1) }
    let full = all.first { count % $0 == 0 && ratio($0) <= 4 }
    return full ?? all.first ?? 1
  }
}
