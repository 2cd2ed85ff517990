/// A frame of a GIF: a rectangle, and what becomes of it before the next one (GIF89a, 23).
struct GIFFrame: Equatable {
  /// What becomes of a frame when its time is over.
  enum Disposal: Int32 {
    /// It stays.
    case keep = 1
    /// Its rectangle becomes transparent.
    case clear = 2
  }

  /// Where it is.
  let rectangle: PixelRectangle
  /// What becomes of it.
  let disposal: Disposal
  /// Its pixels as places in the palette.
  let pixels: [UInt8]
  /// Which pixels' colours stand there already, so that they may also be told as transparent.
  let isFree: [Bool]
}

/// Finds what must be told of each frame so that a player shows the whole pictures.
struct GIFPlan {
  private let transparent: UInt8
  /// What a player shows before the next frame.
  private var shown: PixelGrid<UInt8>

  /// Begins with nothing shown on a picture of a size.
  init(width: Int, height: Int, transparent: UInt8) {
    self.transparent = transparent
    shown = PixelGrid(width: width, height: height, filledWith: transparent)
  }

  /// The frame that shows a picture; `next` is the picture after it, `nil` for the last one.
  ///
  /// A pixel that becomes transparent next can only do so by clearing this frame's rectangle, which
  /// must hold it then.
  mutating func frame(
    showing picture: PixelGrid<UInt8>, next: PixelGrid<UInt8>?
  ) -> GIFFrame {
    let transparent = transparent
    var rectangle = picture.bounds(beside: shown)
    var disposal = GIFFrame.Disposal.keep
    if let next {
      let vanishing = picture.bounds(beside: next) { $0 != transparent && $1 == transparent }
      if !vanishing.isEmpty {
        disposal = .clear
        rectangle = rectangle.union(vanishing)
      }
    }
    if rectangle.isEmpty { rectangle = PixelRectangle(x: 0, y: 0, width: 1, height: 1) }
    let pixels = picture.values(in: rectangle)
    let isFree = zip(shown.values(in: rectangle), pixels).map { $0 == $1 && $1 != transparent }
    shown = picture
    if disposal == .clear { clear(rectangle) }
    return GIFFrame(
      rectangle: rectangle, disposal: disposal, pixels: pixels, isFree: isFree)
  }

  private mutating func clear(_ rectangle: PixelRectangle) {
    for y in rectangle.y..<rectangle.y + rectangle.height {
      let begin = y * shown.width + rectangle.x
      for index in begin..<begin + rectangle.width { shown.values[index] = transparent }
    }
  }
}
