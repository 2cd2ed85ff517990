/// An upright rectangle of whole pixels.
struct PixelRectangle: Hashable, Sendable {
  /// The first column.
  var x: Int
  /// The first row.
  var y: Int
  /// The number of columns.
  var width: Int
  /// The number of rows.
  var height: Int

  /// A rectangle without pixels.
  static let empty = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

  /// Whether there is no pixel in it.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The smallest rectangle that holds both.
  func union(_ other: PixelRectangle) -> PixelRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
